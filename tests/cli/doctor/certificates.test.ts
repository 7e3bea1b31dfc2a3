import type { RequestListener } from "node:http";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { secureConnection } from "../../../adapters/node/network-probe.ts";
import { createProfileSessionStorage } from "../../../adapters/node/profile-session-storage.ts";
import { DAY_MS } from "../../../core/shared/bangkok-time.ts";
import { someSession } from "../../core/session/fake-session.ts";
import { makeAuthority, makeCertificate } from "./certificate.ts";
import { doctorFixture, OPERATION, sendJson } from "./doctor-fixture.ts";

const { home, examined, hostile, closeServers, removeHome } = doctorFixture();
afterEach(closeServers);
afterAll(removeHome);
const NOW = Date.now();
const SESSION = someSession("secret-token");

describe("certificates", () => {
  const answers: RequestListener = (_, reply) => sendJson(reply, OPERATION);
  const from = NOW - 2 * DAY_MS;
  const to = NOW + 300 * DAY_MS;

  test("one that signs itself, one that has expired, one for another host", async () => {
    const own = await examined(await hostile(answers, makeCertificate({ names: ["127.0.0.1"], from, to })));
    expect(own).toMatchObject({
      exit: 5,
      found: { encryption: "the certificate signs itself" },
      states: { product: "ok" },
    });
    const old = await examined(
      await hostile(answers, makeCertificate({ names: ["127.0.0.1"], from: NOW - 90 * DAY_MS, to: NOW - DAY_MS })),
    );
    expect(old.exit).toBe(5);
    expect(old.found["encryption"]).toContain("has expired on");
    const other = await examined(await hostile(answers, makeCertificate({ names: ["other.example"], from, to })));
    expect(other.exit).toBe(5);
    expect(other.found["encryption"]).toContain("is for other.example, not for 127.0.0.1");
  });

  test("no token goes to a target with a wrong certificate", async () => {
    const tokens: unknown[] = [];
    const url = await hostile(
      ({ headers }, reply) => {
        tokens.push(headers.authorization);
        sendJson(reply, OPERATION);
      },
      makeCertificate({ names: ["127.0.0.1"], from, to }),
    );
    createProfileSessionStorage(home, `default@${url}`).write(SESSION);
    const { found } = await examined(url);
    expect(found["member"]).toContain("the token is not sent");
    expect(new Set(tokens)).toEqual(new Set([undefined]));
  });

  test("an unknown authority; with it, the certificate is good", async () => {
    const issuer = makeAuthority(from, to);
    const url = await hostile(answers, makeCertificate({ names: ["127.0.0.1"], from, to, issuer }));
    const { found } = await examined(url);
    expect(found["encryption"]).toContain("the server does not send the certificates between");
    const secured = await secureConnection("127.0.0.1", Number(new URL(url).port), 5000, issuer.cert);
    expect(secured).toMatchObject({
      protocol: "TLSv1.3",
      certificate: { isForHost: true, chainFault: undefined, issuer: "Test authority", names: ["127.0.0.1"] },
    });
  });

  test("HTTP where HTTPS is expected, and the other way round", async () => {
    const plain = await hostile(answers);
    const expected = await examined(plain.replace("http:", "https:"));
    expect(expected).toMatchObject({ exit: 5, found: { encryption: "the port answers in plain HTTP" } });
    expect(expected.remedies["encryption"]).toContain(plain);
    const secured = await hostile(answers, makeCertificate({ names: ["127.0.0.1"], from, to }));
    const other = await examined(secured.replace("https:", "http:"));
    expect(other).toMatchObject({ exit: 5, found: { address: "the port speaks TLS, not plain HTTP" } });
    expect(other.remedies["address"]).toContain(secured);
  });
});
