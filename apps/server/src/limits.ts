const KB = 1024;
const MB = 1024 * KB;
const SECOND = 1000;
const MINUTE = 60 * SECOND;

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
  pictures: {
    /** A generous phone photo, and about 200 MB unpacked. */
    pixels: 50_000_000,
    /** What the pictures of one paper may come to, packed, and unpacked by the program that opens it. */
    of_paper: { bytes: 40 * MB, pixels: 200_000_000 },
    /** Those that the server itself has to unpack for a PDF: some twenty bytes a pixel, and ten megabytes of noise are about a second. */
    unpacked: { bytes: 10 * MB, pixels: 12_000_000 },
    /** Of one Word file that is read. */
    in_word_file: 40,
  },
  threads: {
    /** Documents. The fonts alone are fifty megabytes. */
    press: { threads: 1, patience_ms: MINUTE, memory_mb: 512, idle_ms: MINUTE, waiting: 12 },
    /** Reports of thousands of speeches have a thread of their own: nobody's document waits behind one. */
    reports: { threads: 1, patience_ms: 3 * MINUTE, memory_mb: 512, idle_ms: MINUTE, waiting: 12 },
    /** A class list takes a fraction of a second. */
    sheets: { threads: 1, patience_ms: 20 * SECOND, memory_mb: 192, idle_ms: MINUTE, waiting: 12 },
    /** A file of five megabytes, or twenty plays of a thousand sections, take some seconds. */
    flows: { threads: 2, patience_ms: 30 * SECOND, memory_mb: 256, idle_ms: 5 * MINUTE, waiting: 200 },
  },
} as const;
