import { createMemoryLimitStore } from "../../../../adapters/house/limit-stores/memory.ts";
import { describeLimitStore } from "./limit-store-suite.ts";

describeLimitStore("memory", createMemoryLimitStore);
