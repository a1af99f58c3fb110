import type { EventType, Firing, RunEvent } from '@lets/engine';

/** A log made by hand, for tests: each line is the next event, `minutes` after the one before. */
export class FakeRun {
  readonly events: RunEvent[] = [];
  #at = Date.UTC(2025, 2, 18, 5, 30);

  add<T extends EventType>(
    type: T,
    data: Extract<RunEvent, { type: T }>['data'],
    head: Partial<RunEvent> & { minutes?: number } = {},
  ): this {
    const { minutes = 1, ...rest } = head;
    this.#at += minutes * 60_000;
    this.events.push({
      seq: this.events.length + 1,
      at: this.#at,
      node_id: null,
      actor_id: 1,
      role_id: null,
      by_staff: false,
      audience: null,
      ...rest,
      type,
      data,
    } as RunEvent);
    return this;
  }

  start(opens: readonly string[]): this {
    const people = { leader_id: 1, member_ids: [1, 2], holders: { judge: 1, plaintiff: 2 } };
    return this.add('started', { ...people, firing: this.#firing(null, null, opens) }, { minutes: 0 });
  }

  speak(node: string, role: string, text: string, minutes = 1): this {
    return this.add('spoke', { text, file_id: null }, { node_id: node, role_id: role, minutes });
  }

  end(node: string, transition: string, opens: readonly string[], minutes = 1): this {
    const firing = this.#firing(node, transition, opens);
    return this.add(
      'section_ended',
      { trans_id: transition, reason: null, firing },
      { node_id: node, minutes },
    );
  }

  #firing(closes: string | null, trans_id: string | null, opens: readonly string[]): Firing {
    return {
      seq: this.events.length + 1,
      closes,
      trans_id,
      opens: opens.map((node_id) => ({ node_id, inside: [] })),
      parks: [],
      unparks: [],
    };
  }
}
