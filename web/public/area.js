// Decides before the first paint which brand, scheme and skeleton the page shows. For a signed-in member it draws the last
// known credit, reads and draws the present one, and requests the code of the page.
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
  /** @type {{ readonly id: string, readonly hostnames: readonly string[], readonly scheme: string, readonly languages: readonly string[], readonly name: string, readonly pageColors: Readonly<Record<string, string>> } | undefined} */
  let brand;
  const prefersLight = matchMedia("(prefers-color-scheme: light)");
  chooseBrand();
  chooseLanguage();
  showScheme();
  // Safari 12 knows no listeners of a media query but this one.
  prefersLight.addListener(() => showScheme());
  // Another tab changes it, or this one: then the event names the scheme, which the storage may have refused.
  addEventListener("storage", () => showScheme());
  addEventListener("scheme", (event) => showScheme(event instanceof CustomEvent ? event.detail : undefined));
  const files = early && JSON.parse(early);
  if (files) files.texts[root.lang].slice(0, isMember ? 2 : 1).forEach(request);
  const session = isMember && stored("session");
  if (!session) return;
  /** @type {Readonly<Record<string, string>> | undefined} */
  let present;
  // A frame that began without a credit keeps its boxes, also when another tab stores one meanwhile.
  const drawsCredit = /^\/auth(\/dashboard)?$/.test(location.pathname) && Boolean(lastOf(session, "words"));
  readCredit();
  if (drawsCredit) drawCredit();
  if (!files) return;
  files.member.concat(files.screens[location.pathname] || []).forEach(request);

  /** Sends the call that read the credit on the last page, with the token of now: `web/compose/early-call.ts`. */
  function readCredit() {
    const call = lastOf(session, "call");
    if (!call) return;
    const { token } = session;
    const { url, method, headers, body } = call;
    const authorization = { authorization: `Bearer ${token}` };
    const reply = fetch(url, { method, headers: Object.assign(authorization, headers), body, cache: "no-store" });
    Object.assign(window, { earlyCall: { call, token, sentAt: Date.now(), reply } });
    reply
      .then((answer) => (answer.ok ? drawsCredit && answer.clone().json().then(drawPresent) : fill({})))
      .catch(() => 0);
  }

  /**
   * Draws the answer, unless a play of this device has yet to show its prize: the stores know what to withhold.
   * @param {{ readonly credit?: unknown, readonly at?: unknown }} answer
   */
  function drawPresent({ credit, at }) {
    const words = lastOf(session, "words");
    if (!words || !words.now || typeof credit !== "number") return;
    if (Object.keys(localStorage).some((key) => /\.(intents|withheld)\./.test(key))) return;
    const amount = `฿${credit.toLocaleString("en", { minimumFractionDigits: 2 })}`;
    const time = new Date((Date.parse(String(at)) || Date.now()) + 7 * 3600000).toISOString().slice(11, 19);
    const size = amount.length > 11 ? "long" : "xl";
    present = Object.assign(words, { amount, label: words.now.replace("#", time), size });
    draw();
  }

  /** The last known credit stands in the served page until React replaces it, or the session ends in any tab. */
  function drawCredit() {
    const observer = new MutationObserver(() => {
      if (!document.querySelector(".shell-box")) return;
      observer.disconnect();
      draw();
    });
    observer.observe(root, { childList: true, subtree: true });
    addEventListener("storage", draw);
    addEventListener("pageshow", draw);
  }

  function draw() {
    const now = stored("session");
    fill(now && ((now.token === session.token && present) || lastOf(now, "words")));
  }

  /** @param {Readonly<Record<string, string>> | undefined} words */
  function fill(words) {
    if (words && words["size"]) root.setAttribute("data-credit", words["size"]);
    else root.removeAttribute("data-credit");
    document.querySelectorAll("[data-last]").forEach((element) => {
      element.textContent = (words && words[element.getAttribute("data-last") || ""]) || "";
    });
  }

  function chooseBrand() {
    const host = location.hostname;
    try {
      const data = document.getElementById("brands");
      /** @type {readonly NonNullable<typeof brand>[]} */
      const brands = JSON.parse((data && data.textContent) || "");
      const [first] = brands;
      brand = first;
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
      brand = named;
      document.title = named.name;
      setAll("link[href^='/brands/']", "href", (href) => `/brands/${named.id}/${href.split("/")[3]}`);
    } catch {
      // The script of the site takes the built-in brand, whose colours are those of a page without a brand.
      root.removeAttribute("data-brand");
    }
  }

  /** The language that was chosen for this device, else the first of the brand's that the browser asks for. */
  function chooseLanguage() {
    const languages = brand ? brand.languages : [];
    const wanted = [(stored("device.settings") || {}).language].concat(navigator.languages || []);
    const found = wanted
      .map((each) => languages.filter((language) => String(each).split("-")[0] === language)[0])
      .filter(Boolean)[0];
    root.lang = found || languages[0] || root.lang;
  }

  /**
   * Shows the scheme that was chosen for this device, else the brand's.
   * @param {string} [chosen]
   */
  function showScheme(chosen = (stored("device.settings") || {}).scheme) {
    if (!brand) return;
    const wanted = /^(dark|light|device)$/.test(chosen) ? chosen : brand.scheme;
    const scheme = wanted === "light" || (wanted === "device" && prefersLight.matches) ? "light" : "dark";
    const color = brand.pageColors[scheme] || "";
    root.setAttribute("data-scheme", scheme);
    setAll("[name=theme-color]", "content", () => color);
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

  /**
   * What this member's last page stored.
   * @param {{ readonly member: { readonly id: string } }} session
   * @param {string} name
   */
  function lastOf({ member }, name) {
    return stored(`last.${member.id}.${name}`);
  }

  /** @param {string} name */
  function stored(name) {
    try {
      return JSON.parse(localStorage.getItem(`${root.getAttribute("data-brand")}.${name}`) || "null") || undefined;
    } catch {
      return undefined;
    }
  }

  /** @param {string} file */
  function request(file) {
    const link = document.createElement("link");
    const isScript = file.endsWith(".js");
    link.rel = isScript ? "modulepreload" : "preload";
    link.crossOrigin = "";
    if (!isScript) link.as = "style";
    link.href = `/${file}`;
    document.head.appendChild(link);
  }
})();
