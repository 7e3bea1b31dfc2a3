import { Container, ContainerModule, type ServiceIdentifier } from "inversify";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { lazyModule } from "../../../web/compose/member.ts";

interface Store {
  readonly name: string;
}

const NAME: ServiceIdentifier<string> = Symbol("name");
const STORE: ServiceIdentifier<Store> = Symbol("store");

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** A container, and a module that binds a store to it. */
function setUp(create: (name: string) => Store = (name) => ({ name })) {
  const container = new Container({ defaultScope: "Singleton" });
  container.bind(NAME).toConstantValue("rewards");
  const load = vi.fn();
  const module = new ContainerModule(({ bind }) => {
    load();
    bind(STORE).toResolvedValue(create, [NAME]);
  });
  return { container, module, load };
}

it("imports nothing before the first call", async () => {
  const { container, module } = setUp();
  const importModule = vi.fn(async () => module);
  const store = lazyModule(container, STORE, importModule);
  expect(importModule).not.toHaveBeenCalled();
  expect(await store()).toEqual({ name: "rewards" });
});

it("imports and loads the module once for all calls", async () => {
  const { container, module, load } = setUp();
  const importModule = vi.fn(async () => module);
  const store = lazyModule(container, STORE, importModule);
  const [one, other] = await Promise.all([store(), store()]);
  expect(one).toBe(other);
  expect(store()).toBe(store());
  expect(importModule).toHaveBeenCalledOnce();
  expect(load).toHaveBeenCalledOnce();
});

it("imports again after a chunk that failed to load", async () => {
  const { container, module } = setUp();
  const importModule = vi.fn(async () => module).mockRejectedValueOnce(new Error("cut off"));
  const store = lazyModule(container, STORE, importModule);
  await expect(store()).rejects.toThrow("cut off");
  await vi.advanceTimersByTimeAsync(1000);
  expect(await store()).toEqual({ name: "rewards" });
});

it("resolves again after a store that could not be built, without loading the module twice", async () => {
  const create = vi.fn((name: string): Store => ({ name }));
  create.mockImplementationOnce(() => {
    throw new Error("broken");
  });
  const { container, module, load } = setUp(create);
  const store = lazyModule(container, STORE, async () => module);
  await expect(store()).rejects.toThrow("broken");
  await vi.advanceTimersByTimeAsync(1000);
  expect(await store()).toEqual({ name: "rewards" });
  expect(load).toHaveBeenCalledOnce();
});

it("gives each container a store of its own from the same module", async () => {
  const { container, module } = setUp();
  const other = setUp().container;
  const stores = [container, other].map((each) => lazyModule(each, STORE, async () => module)());
  const [one, two] = await Promise.all(stores);
  expect(one).toEqual(two);
  expect(one).not.toBe(two);
});
