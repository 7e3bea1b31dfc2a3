import "../main.tsx";
import { createRoot } from "react-dom/client";
import { startDemo } from "../compose/demo/demo.ts";
import { textsReady } from "../text/live.ts";
import { DemoBar } from "./demo-bar.tsx";
import "./demo-bar.css";

startDemo();
const element = document.getElementById("demo");
if (element) void textsReady().then(() => createRoot(element).render(<DemoBar />));
