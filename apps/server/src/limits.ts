const KB = 1024;
const MB = 1024 * KB;

/**
 * What protects the server, each once. What a person can run into stands in the contract (`LIMITS`), where screens read it too; the pauses and
 * batches by which work is spread are no limits and stand beside that work.
 */
export const SERVER_LIMITS = {
  /** What somebody's archive may unpack to, by what is made of it. */
  archives: {
    word: { entries: 2000, bytes: 80 * MB },
    sheet: { entries: 2000, bytes: 40 * MB },
    /** Only kept and given out: a long presentation or table. */
    office: { entries: 5000, bytes: 200 * MB, list_of_parts: 512 * KB },
    case: { bytes: 60 * MB, text: 12 * MB },
  },
} as const;
