// Loaded only by browsers that know no modules, hence old syntax: the page says why nothing else will come.
(function () {
  var note = document.getElementById("unsupported");
  if (note) note.removeAttribute("hidden");
})();
