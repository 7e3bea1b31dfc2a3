// Decides before the first paint which skeleton the served page shows, and requests what a member's page needs.
(function () {
  var isMember = location.pathname.indexOf("/auth") === 0;
  document.documentElement.setAttribute("data-area", isMember ? "member" : "public");
  var script = document.currentScript;
  var early = script && script.getAttribute("data-early");
  var key = script && script.getAttribute("data-session");
  if (!isMember || !early || !key) return;
  try {
    if (!localStorage.getItem(key)) return;
  } catch (_) {
    return;
  }
  var files = JSON.parse(early);
  files.member.concat(files.screens[location.pathname] || []).forEach(request);

  /** @param {string} file */
  function request(file) {
    var link = document.createElement("link");
    var isScript = /\.js$/.test(file);
    link.setAttribute("rel", isScript ? "modulepreload" : "preload");
    link.setAttribute("crossorigin", "");
    if (!isScript) link.setAttribute("as", "style");
    link.setAttribute("href", "/" + file);
    document.head.appendChild(link);
  }
})();
