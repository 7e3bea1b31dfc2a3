import type { MemberId } from "../../../core/session/model.ts";
import type { LiveSubject } from "../../../core/site/model.ts";
import type { UniqueKeyChanges } from "../ports/journal.ts";
import type { AnyState, BaseEvent, Decision, EngineState, Moment, OfType } from "./model.ts";
import type { AnyRequestKind, PastRequest } from "./requests.ts";

/** The types that a slice is made of. It leaves out what it does not have. */
export interface SliceTypes {
  /** Its part of a member's state. */
  readonly state?: object;
  /** The parts of other slices that it reads or changes. */
  readonly needs?: object;
  readonly command?: { readonly type: string };
  readonly event?: BaseEvent;
  /** The events of other slices that it follows or writes. */
  readonly others?: BaseEvent;
  /** What its decisions and its service get from the house. */
  readonly rules?: object;
  readonly context?: object;
  readonly service?: object;
}

type TypeIn<T, Name extends string, Otherwise> = T extends { readonly [Key in Name]: infer Type } ? Type : Otherwise;
type State<T> = TypeIn<T, "state", object>;
type Command<T> = TypeIn<T, "command", never>;
type Event<T> = TypeIn<T, "event", never>;
type Followed<T> = Event<T> | TypeIn<T, "others", never>;

type Whole<T> = AnyState & State<T> & TypeIn<T, "needs", object>;
type Change<T> = Partial<EngineState & State<T> & TypeIn<T, "needs", object>>;

/**
 * Something that members do: its commands and events, its part of a member's state, and the rules between them. All
 * functions but the service are pure. Every table has one entry a command or an event, by its type.
 */
export interface Slice<T extends SliceTypes> {
  readonly initial: State<T>;
  /** Turns a command into events or a refusal. */
  readonly decide: {
    readonly [Type in Command<T>["type"]]: (
      state: Whole<T>,
      command: OfType<Command<T>, Type>,
      context: Moment & TypeIn<T, "rules", object>,
    ) => Decision<Followed<T>>;
  };
  /** What an event changes in the state, with the rows of its read models. The version is the one before the event. */
  readonly evolve: {
    readonly [Type in Event<T>["type"]]: (state: Whole<T>, event: OfType<Event<T>, Type>) => Change<T>;
  };
  /** What changes besides, after an event was applied, be it of this slice or of another. The version is the event's. */
  readonly follow?: {
    readonly [Type in Followed<T>["type"]]?: (state: Whole<T>, event: OfType<Followed<T>, Type>) => Change<T>;
  };
  /** Events that time alone brings, each with the time at which it is due. They need no staff and no request. */
  readonly due?: (state: Whole<T>) => readonly Event<T>[];
  /** What an event changes for the pages that the member has open. */
  readonly shows: { readonly [Type in Event<T>["type"]]: readonly LiveSubject[] };
  /** The past request that a command is about. */
  readonly asksFor?: {
    readonly [Type in Command<T>["type"]]?: (command: OfType<Command<T>, Type>) => PastRequest;
  };
  /** The requests that staff or time answers. */
  readonly requests?: AnyRequestKind<Event<T>>;
  readonly keys?: SliceKeys<T>;
  readonly service?: (context: TypeIn<T, "context", object>, id: MemberId) => TypeIn<T, "service", object>;
}

/** Unique keys. */
interface SliceKeys<T extends SliceTypes> {
  /** The keys that the stream takes and releases when an event is written, in the state after it. */
  readonly changes: {
    readonly [Type in Event<T>["type"]]?: (event: OfType<Event<T>, Type>, after: State<T>) => Partial<UniqueKeyChanges>;
  };
  /** What `changes` reads of the state, from events alone: a replay of a journal has no states. */
  readonly replay?: {
    readonly [Type in Event<T>["type"]]?: (state: State<T>, event: OfType<Event<T>, Type>) => object;
  };
}

type Table<Entry> = Readonly<Record<string, Entry | undefined>>;

/** Any slice of a house whose members have this state. The engine gives each function what is of its type. */
export interface AnySlice<State, Event, Rules> {
  readonly initial: object;
  readonly decide: Table<(state: State, command: never, context: Moment & Rules) => Decision<Event>>;
  readonly evolve: Table<(state: State, event: never) => Partial<State>>;
  readonly follow?: Table<(state: State, event: never) => Partial<State>>;
  readonly due?: (state: State) => readonly Event[];
  readonly shows: Table<readonly LiveSubject[]>;
  readonly asksFor?: Table<(command: never) => PastRequest>;
  readonly requests?: AnyRequestKind<Event>;
  readonly keys?: {
    readonly changes: Table<(event: never, after: State) => Partial<UniqueKeyChanges>>;
    readonly replay?: Table<(state: State, event: never) => object>;
  };
}

type TypesOf<S> = S extends Slice<infer T> ? T : never;
type Joined<Union> = (Union extends unknown ? (part: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** What a list of slices makes together. */
export type StateOf<Slices extends readonly unknown[]> = Joined<State<TypesOf<Slices[number]>>>;
export type ServiceOf<Slices extends readonly unknown[]> = Joined<TypeIn<TypesOf<Slices[number]>, "service", object>>;
export type CommandOf<Slices extends readonly unknown[]> = Command<TypesOf<Slices[number]>>;
export type EventOf<Slices extends readonly unknown[]> = Event<TypesOf<Slices[number]>>;
