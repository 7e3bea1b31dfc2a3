// Only browsers without modules load this file, so it uses old syntax. It shows why the page stays empty.
(function (note) {
  if (note) note.removeAttribute("hidden");
})(document.getElementById("unsupported"));
