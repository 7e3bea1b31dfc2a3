// Loaded only by browsers that know no modules, hence old syntax: the page says why nothing else will come.
(function (note) {
  if (note) note.removeAttribute("hidden");
})(document.getElementById("unsupported"));
