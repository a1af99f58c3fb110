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
} as const;
