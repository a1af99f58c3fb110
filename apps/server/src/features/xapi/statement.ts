/** Statements of the Experience API 1.0.3, as far as LETS makes any. */

export type LanguageMap = Readonly<Partial<Record<'zh-CN' | 'en-US', string>>>;
type Extensions = Readonly<Record<string, string | number | boolean>>;

export interface Agent {
  readonly objectType: 'Agent';
  readonly account: { readonly homePage: string; readonly name: string };
}

export interface Activity {
  readonly objectType: 'Activity';
  readonly id: string;
  readonly definition: { readonly type: string; readonly name?: LanguageMap };
}

interface StatementRef {
  readonly objectType: 'StatementRef';
  readonly id: string;
}

export interface Verb {
  readonly id: string;
  readonly display: LanguageMap;
}

export interface Result {
  readonly score?: {
    readonly scaled: number;
    readonly raw: number;
    readonly min: number;
    readonly max: number;
  };
  readonly success?: boolean;
  readonly completion?: boolean;
  readonly response?: string;
  /** ISO 8601. */
  readonly duration?: string;
}

export interface StatementContext {
  readonly registration: string;
  readonly team?: { readonly objectType: 'Group'; readonly account: Agent['account'] };
  readonly contextActivities?: {
    readonly parent?: readonly Activity[];
    readonly grouping?: readonly Activity[];
  };
  readonly platform?: string;
  readonly extensions?: Extensions;
}

/** All of a statement but who did it: that stands in the outbox beside it, and is put in as it is sent. */
export interface Untold {
  readonly id: string;
  readonly verb: Verb;
  readonly object: Activity | StatementRef;
  readonly result?: Result;
  readonly context: StatementContext;
  /** ISO 8601 with its zone. */
  readonly timestamp: string;
}

export interface Statement extends Untold {
  readonly actor: Agent;
}
