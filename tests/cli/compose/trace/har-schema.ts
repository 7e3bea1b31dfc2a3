import * as v from "valibot";

/** A HAR 1.2 (http://www.softwareishard.com/blog/har-12-spec/). Other fields begin with an underscore. */
function withOwnFields<Entries extends v.ObjectEntries>(entries: Entries) {
  return v.pipe(
    v.objectWithRest({ ...entries, comment: v.optional(v.string()) }, v.unknown()),
    v.check(
      (value) => Object.keys(value).every((name) => name in entries || name === "comment" || name.startsWith("_")),
      "has a field that HAR does not have",
    ),
  );
}

const size = v.pipe(v.number(), v.integer(), v.minValue(-1));
const duration = v.pipe(v.number(), v.minValue(-1));
const named = withOwnFields({ name: v.string(), value: v.string() });
const cookie = withOwnFields({ name: v.string(), value: v.string() });

const request = withOwnFields({
  method: v.pipe(v.string(), v.nonEmpty()),
  url: v.pipe(v.string(), v.url()),
  httpVersion: v.string(),
  cookies: v.array(cookie),
  headers: v.array(named),
  queryString: v.array(named),
  postData: v.optional(withOwnFields({ mimeType: v.string(), params: v.optional(v.tuple([])), text: v.string() })),
  headersSize: size,
  bodySize: size,
});

const response = withOwnFields({
  status: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(599)),
  statusText: v.string(),
  httpVersion: v.string(),
  cookies: v.array(cookie),
  headers: v.array(named),
  content: withOwnFields({
    size,
    compression: v.optional(v.number()),
    mimeType: v.string(),
    text: v.optional(v.string()),
    encoding: v.optional(v.string()),
  }),
  redirectURL: v.string(),
  headersSize: size,
  bodySize: size,
});

const entry = v.pipe(
  withOwnFields({
    pageref: v.optional(v.string()),
    startedDateTime: v.pipe(v.string(), v.isoTimestamp()),
    time: v.pipe(v.number(), v.minValue(0)),
    request,
    response,
    cache: withOwnFields({}),
    timings: withOwnFields({ send: duration, wait: duration, receive: duration }),
    serverIPAddress: v.optional(v.string()),
    connection: v.optional(v.string()),
  }),
  v.check(
    ({ time, timings: { send, wait, receive } }) => Math.abs(time - send - wait - receive) < 0.01,
    "time is not the sum of its parts",
  ),
);

const maker = withOwnFields({ name: v.string(), version: v.string() });

export const harSchema = withOwnFields({
  log: withOwnFields({
    version: v.literal("1.2"),
    creator: maker,
    browser: v.optional(maker),
    pages: v.optional(v.array(v.unknown())),
    entries: v.array(entry),
  }),
});
