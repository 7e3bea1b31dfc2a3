// Decides before the first paint which brand and which skeleton the page shows, and requests what a member's page needs.
(function () {
  const root = document.documentElement;
  // The browser offers an installation once, often before the code that shows it. Without this it shows a banner.
  addEventListener("beforeinstallprompt", function (event) {
    event.preventDefault();
    Object.assign(window, { installOffer: event });
  });
  const isMember = location.pathname.indexOf("/auth") === 0;
  root.setAttribute("data-area", isMember ? "member" : "public");
  const script = document.currentScript;
  const early = script && script.getAttribute("data-early");
  chooseBrand();
  if (!isMember || !early || !isStored(`${root.getAttribute("data-brand")}.session`)) return;
  const files = JSON.parse(early);
  files.member.concat(files.screens[location.pathname] || []).forEach(request);

  function chooseBrand() {
    const host = location.hostname;
    try {
      const data = document.getElementById("brands");
      /** @type {readonly { id: string, hostnames: readonly string[], scheme: string, name: string, pageColor: string }[]} */
      const brands = JSON.parse((data && data.textContent) || "");
      const [first] = brands;
      if (!first) return;
      const named = brands.filter(({ id, hostnames }) => hostnames.indexOf(host) >= 0 || host === `${id}.localhost`)[0];
      // A name that leads to the machine itself is no mistake.
      if (!named && !/^(localhost|127\..*|\[::1\])$/.test(host)) {
        // oxlint-disable-next-line no-console -- for developers
        console.info(`no brand names the host ${host}; the page shows ${first.id}`);
      }
      // The page is complete for the first brand.
      if (!named || named === first) return;
      root.setAttribute("data-brand", named.id);
      root.setAttribute("data-scheme", named.scheme);
      document.title = named.name;
      setAll("[name=theme-color]", "content", () => named.pageColor);
      setAll("link[href^='/brands/']", "href", (href) => `/brands/${named.id}/${href.split("/")[3]}`);
    } catch {
      // The script of the site takes the built-in brand, whose colours are those of a page without a brand.
      root.removeAttribute("data-brand");
    }
  }

  /**
   * @param {string} selector
   * @param {string} name
   * @param {(value: string) => string} change
   */
  function setAll(selector, name, change) {
    document.querySelectorAll(selector).forEach((element) => {
      element.setAttribute(name, change(element.getAttribute(name) || ""));
    });
  }

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
    link.rel = isScript ? "modulepreload" : "preload";
    link.crossOrigin = "";
    if (!isScript) link.as = "style";
    // After the first scripts, which send the first calls.
    link.fetchPriority = "low";
    link.href = `/${file}`;
    document.head.appendChild(link);
  }
})();
