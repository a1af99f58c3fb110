import { type Bilingual, SCENE_SEATS } from '@lets/contract';

export interface SceneEntry {
  readonly key: string;
  readonly name: Bilingual;
  /** In the order in which setup offers them. */
  readonly seats: readonly string[];
  /** For people who only watch, beyond the roles. */
  readonly gallery: readonly string[];
}

/** Every drawn scene with its seats; content and setup refer to these keys. `art.test.ts` holds it to the drawings. */
export const SCENES: readonly SceneEntry[] = [
  {
    key: 'courtroom',
    name: { zh: '法庭', en: 'Courtroom' },
    seats: SCENE_SEATS.courtroom,
    gallery: [],
  },
  {
    key: 'courtroom-3',
    name: { zh: '独任法庭', en: 'Courtroom, sole judge' },
    seats: SCENE_SEATS['courtroom-3'],
    gallery: [],
  },
  {
    key: 'courtroom-14',
    name: { zh: '大法庭', en: 'Large courtroom' },
    seats: SCENE_SEATS['courtroom-14'],
    gallery: ['g1', 'g2', 'g3', 'g4'],
  },
  {
    key: 'arbitration',
    name: { zh: '仲裁庭', en: 'Arbitration room' },
    seats: SCENE_SEATS.arbitration,
    gallery: [],
  },
  { key: 'hearing', name: { zh: '听证会', en: 'Hearing' }, seats: SCENE_SEATS.hearing, gallery: [] },
  {
    key: 'chamber',
    name: { zh: '立法会议厅', en: 'Legislative chamber' },
    seats: SCENE_SEATS.chamber,
    gallery: [],
  },
  {
    key: 'office',
    name: { zh: '办公室', en: 'Office' },
    seats: SCENE_SEATS.office,
    gallery: [],
  },
  {
    key: 'laboratory',
    name: { zh: '鉴定实验室', en: 'Forensic laboratory' },
    seats: SCENE_SEATS.laboratory,
    gallery: [],
  },
  {
    key: 'notary',
    name: { zh: '公证大厅', en: 'Notary hall' },
    seats: SCENE_SEATS.notary,
    gallery: [],
  },
  { key: 'meeting', name: { zh: '会议室', en: 'Meeting room' }, seats: SCENE_SEATS.meeting, gallery: [] },
];

/** A flow may name a scene that this installation does not have; a courtroom stands in. */
export function knownScene(key: string): string {
  return SCENES.some((scene) => scene.key === key) ? key : 'courtroom';
}
