// Decides before the first paint which skeleton the served page shows.
document.documentElement.setAttribute("data-area", location.pathname.indexOf("/auth") === 0 ? "member" : "public");
