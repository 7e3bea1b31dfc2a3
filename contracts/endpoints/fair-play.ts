import { endpoint } from "../endpoint.ts";
import {
  breakBody,
  exclusionBody,
  fairPlay,
  fairPlayFigures,
  fairPlayStepPage,
  fairPlayStepsQuery,
  limitBody,
  limitNameBody,
  realityCheckBody,
} from "../schemas/fair-play.ts";

/** A change: all of them answer what holds after it, and made twice they change nothing more. */
const change = { method: "POST", auth: "member", effect: "write", source: "assumed", reply: fairPlay } as const;

/** The member's own limits, breaks and figures. */
export const fairPlayEndpoints = {
  fairPlay: endpoint({
    method: "GET",
    path: "/api/auth/fair-play",
    auth: "member",
    effect: "read",
    source: "assumed",
    summary: "The member's limits with what is left of them, the break that lasts, and the reality check",
    refusals: [],
    reply: fairPlay,
  }),
  setPlayLimit: endpoint({
    ...change,
    path: "/api/auth/fair-play/limit",
    summary: "Sets a limit: a first or lower one holds at once, a higher one or none waits 24 hours",
    refusals: [],
    body: limitBody,
  }),
  confirmPlayLimit: endpoint({
    ...change,
    path: "/api/auth/fair-play/limit/confirm",
    summary: "Confirms the higher limit that was asked for, from 24 hours on and within 72 more",
    refusals: ["limit-not-asked", "limit-too-early"],
    body: limitBody,
  }),
  cancelPlayLimit: endpoint({
    ...change,
    path: "/api/auth/fair-play/limit/cancel",
    summary: "Takes back what was asked for",
    refusals: [],
    body: limitNameBody,
  }),
  startBreak: endpoint({
    ...change,
    path: "/api/auth/fair-play/break",
    summary: "Starts a break: no deposit, no game and no reward before its end; withdrawals go on",
    refusals: ["pause-shorter", "play-paused"],
    body: breakBody,
  }),
  excludeSelf: endpoint({
    ...change,
    path: "/api/auth/fair-play/exclusion",
    summary: "Starts a self-exclusion, which ends when the member asks after its end and a day has passed",
    refusals: ["pause-shorter"],
    body: exclusionBody,
  }),
  askToReturn: endpoint({
    ...change,
    path: "/api/auth/fair-play/return",
    summary: "Asks to play again after a self-exclusion",
    refusals: ["play-paused"],
  }),
  setRealityCheck: endpoint({
    ...change,
    path: "/api/auth/fair-play/reality-check",
    summary: "Sets how often play stops for a look at time and money",
    refusals: [],
    body: realityCheckBody,
  }),
  noteSuggestion: endpoint({
    ...change,
    path: "/api/auth/fair-play/suggestion",
    summary: "The member has seen today's suggestion",
    refusals: [],
  }),
  fairPlayFigures: endpoint({
    method: "GET",
    path: "/api/auth/fair-play/figures",
    auth: "member",
    effect: "read",
    source: "assumed",
    summary: "Deposits, withdrawals, stakes and wins of a week, 30 days, the year and ever, and the month day by day",
    refusals: [],
    reply: fairPlayFigures,
  }),
  fairPlaySteps: endpoint({
    method: "GET",
    path: "/api/auth/fair-play/history",
    auth: "member",
    effect: "read",
    source: "assumed",
    summary: "What the member decided, one page at a time; nobody can change it",
    refusals: [],
    query: fairPlayStepsQuery,
    reply: fairPlayStepPage,
  }),
} as const;
