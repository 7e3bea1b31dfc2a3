/** Runs in the page: makes one problem of each sort that a page can have. */
export function plantProblems(): void {
  console.error("planted error");
  setTimeout(() => {
    throw new Error("planted throw");
  });
  void Promise.reject(new Error("planted rejection"));
  const sheet = document.createElement("link");
  sheet.rel = "stylesheet";
  sheet.href = "/assets/no-such-file.css";
  document.head.appendChild(sheet);
  // An inline style, which the policy forbids.
  document.body.setAttribute("style", "color: red");
}
