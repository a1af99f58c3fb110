/** What a seat is for: whom automatic seating puts there. */
export const SEAT_DUTIES = [
  /** The middle of the bench: the bench's host, else the first of the bench. */
  'lead',
  /** The head of a table or desk without a bench: whoever hosts, of any side. */
  'host',
  'bench',
  'clerk',
  'claimant',
  'respondent',
  'witness',
  'open',
] as const;
export type SeatDuty = (typeof SEAT_DUTIES)[number];

/** The seats of one scene by what they are for, each list in the order in which it fills. */
export type SceneSeating = Readonly<Partial<Record<SeatDuty, readonly string[]>>>;

const PARTIES = { claimant: ['p1', 'p2'], respondent: ['d1', 'd2'], witness: ['w'] } as const;

/** As the scenes are drawn: the claimant's side is at the left. `scene-seating.test.ts` holds it to the catalogue and the drawings. */
export const SCENE_SEATING: Readonly<Record<string, SceneSeating>> = {
  courtroom: { lead: ['j0'], bench: ['j1', 'j2'], clerk: ['c'], ...PARTIES },
  'courtroom-3': { lead: ['j0'], claimant: ['p0'], respondent: ['d0'] },
  'courtroom-14': {
    lead: ['j0'],
    bench: ['j1', 'j2'],
    clerk: ['c', 'c2'],
    claimant: ['p1', 'p2', 'p3', 'p4'],
    respondent: ['d1', 'd2', 'd3', 'd4'],
    witness: ['w'],
  },
  arbitration: { lead: ['a0'], bench: ['a1', 'a2'], clerk: ['c'], ...PARTIES },
  hearing: {
    lead: ['s3'],
    bench: ['s2', 's5', 's1', 's6'],
    clerk: ['s4'],
    claimant: ['s7', 's8'],
    respondent: ['s11', 's10'],
    witness: ['s9'],
    open: ['s13', 's14', 's12', 's15'],
  },
  chamber: {
    lead: ['m0'],
    bench: ['m1', 'm2'],
    claimant: ['s3', 's2', 's1', 's6', 's5', 's4'],
    respondent: ['s9', 's8', 's7', 's12', 's11', 's10'],
    witness: ['l'],
  },
  office: { host: ['h0'], bench: ['h1'], claimant: ['v1', 'v2'], respondent: ['v4', 'v3'] },
  laboratory: {
    host: ['b0'],
    bench: ['b1'],
    clerk: ['b2'],
    witness: ['e1', 'e2'],
    open: ['b3'],
  },
  notary: { host: ['n0'], bench: ['n1', 'n2'], claimant: ['a1'], respondent: ['a2'], open: ['a0'] },
  meeting: {
    host: ['t3'],
    bench: ['t4', 't2'],
    clerk: ['t5'],
    claimant: ['t7', 't8', 't1'],
    respondent: ['t9', 't10', 't6'],
  },
};
