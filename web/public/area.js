// Decides before the first paint which skeleton the served page shows, and requests what a member's page needs.
(function () {
  // The browser offers an installation once, often before the code that shows it. Without this it shows a banner.
  addEventListener("beforeinstallprompt", function (event) {
    event.preventDefault();
    Object.assign(window, { installOffer: event });
  });
  const isMember = location.pathname.indexOf("/auth") === 0;
  document.documentElement.setAttribute("data-area", isMember ? "member" : "public");
  const script = document.currentScript;
  const early = script && script.getAttribute("data-early");
  const key = script && script.getAttribute("data-session");
  if (!isMember || !early || !key || !isStored(key)) return;
  const files = JSON.parse(early);
  files.member.concat(files.screens[location.pathname] || []).forEach(request);

  /** @param {string} key */
  function isStored(key) {
    try {
      return localStorage.getItem(key) !== null;
    } catch {
      return false;
    }
  }

  /** @param {string} file */
  function request(file) {
    const link = document.createElement("link");
    const isScript = file.endsWith(".js");
    link.setAttribute("rel", isScript ? "modulepreload" : "preload");
    link.setAttribute("crossorigin", "");
    if (!isScript) link.setAttribute("as", "style");
    // After the first scripts, which send the first calls.
    link.setAttribute("fetchpriority", "low");
    link.setAttribute("href", `/${file}`);
    document.head.appendChild(link);
  }
})();
