/** What every exported script has: making values, calling, and checking. Plain JavaScript that k6 runs. */
export const K6_HELPERS = `
function pick(from, count) {
  let text = "";
  for (let i = 0; i < count; i++) text += from[Math.floor(Math.random() * from.length)];
  return text;
}
function letters(count) {
  return pick("abcdefghjkmnpqrstuvwxyz", count);
}
function digits(count) {
  return pick("0123456789", count);
}
/** An idempotency key: another one in each iteration, the same one for a call that is sent again. */
function key(v, name) {
  v.keys = v.keys || {};
  v.keys[name] = v.keys[name] || "k6-" + letters(28);
  return v.keys[name];
}
function at(value, keys) {
  for (const part of keys) value = value === undefined || value === null ? undefined : value[part];
  return value;
}
function satang(baht) {
  return Math.round(baht * 100);
}
/** Sends one call, named by its row of the contract. An iteration ends with the first wrong status. */
function call(name, method, path, status, headers, body) {
  const reply = http.request(method, BASE_URL + path, body === undefined ? null : JSON.stringify(body), {
    headers,
    tags: { name },
    responseCallback: http.expectedStatuses(status),
  });
  const isRight = check(reply, { [name + ": status " + status]: (r) => r.status === status });
  if (!isRight) fail(name + " answers " + reply.status + ", not " + status);
  try {
    return JSON.parse(reply.body);
  } catch (_) {
    return undefined;
  }
}
function expect(title, holds) {
  check(null, { [title]: () => holds() === true });
}
`;
