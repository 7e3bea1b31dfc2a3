import "./app/shims.ts";
import "./brand/fonts.css";
import "./brand/tokens.css";
import "./brand/built-in-brand.css";
import "./brand/base.css";
import "./brand/shell.css";
import { start } from "./app/start.tsx";

start();
