import type { docDetail, OutputOf } from '@lets/contract';

export type DocumentDetail = OutputOf<typeof docDetail>;
