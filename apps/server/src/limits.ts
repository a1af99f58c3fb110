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
  /** What is read of a backup beside its parts, which are counted while they are unpacked: the list of a million uploads. */
  /** A sealed backup is encrypted in pieces of this size; files that exist are read with it. */
  backup: { manifest_bytes: 256 * MB, parts: 2_000_000, piece_bytes: 64 * KB },
  /** Of the disk of the data folder: below either, an administrator should make room, as an upload or a backup could fill what is left. */
  disk_low: { bytes: 2048 * MB, share: 0.05 },
  /** With less room an alarm stands, until there is so much again: what comes and goes must not ring all day. */
  disk_full: { bytes: 1024 * MB, again_bytes: 1280 * MB },
  /** Of all cells of a sheet: packed, one text may stand in thousands of them. */
  sheet_letters: 2_000_000,
  /** Of a file, what its type and a picture's size are read from. */
  head_bytes: 256 * KB,
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
  /** What is read of a call. */
  bodies: {
    /** Of somebody who has not logged in. */
    public_bytes: 64 * KB,
    /** A learning platform's token with many claims, and what it comes with. */
    launch_bytes: 128 * KB,
    /** What a SAML server says of a person, in base64. */
    assertion_bytes: 256 * KB,
    fields: 20,
    field_bytes: 64 * KB,
  },
  /** What is read of an answer of another service. */
  answers: {
    wechat_bytes: 64 * KB,
    assistant_line: 256 * KB,
    /** Keys, tokens, a page of members. */
    outside_bytes: 2 * MB,
  },
  /** A workflow as a BPMN file. */
  bpmn: { bytes: 5 * MB, depth: 60, elements: 50_000 },
  threads: {
    /** Documents. The fonts alone are fifty megabytes. */
    press: { threads: 1, patience_ms: MINUTE, memory_mb: 512, idle_ms: MINUTE, waiting: 12 },
    /** Reports of thousands of speeches have a thread of their own: nobody's document waits behind one. */
    reports: { threads: 1, patience_ms: 3 * MINUTE, memory_mb: 512, idle_ms: MINUTE, waiting: 12 },
    /** A class list takes a fraction of a second. */
    sheets: { threads: 1, patience_ms: 20 * SECOND, memory_mb: 192, idle_ms: MINUTE, waiting: 12 },
    /** Papers of a class: some hundred thousand letters, each the beginning of a shingle. */
    compare: { threads: 1, patience_ms: 30 * SECOND, memory_mb: 512, idle_ms: MINUTE, waiting: 6 },
    /** Pages of a thousand rows, one after the other. */
    my_data: { threads: 1, patience_ms: 30 * SECOND, memory_mb: 256, idle_ms: MINUTE, waiting: 12 },
    /** A file of five megabytes, or twenty plays of a thousand sections, take some seconds. */
    flows: { threads: 2, patience_ms: 30 * SECOND, memory_mb: 256, idle_ms: 5 * MINUTE, waiting: 200 },
    /** The whole audit log, of a school's years: some million entries are a minute. */
    audit: { threads: 1, patience_ms: 60 * MINUTE, memory_mb: 192, idle_ms: 10 * SECOND, waiting: 6 },
  },
  /** What is compared of a class's papers at once, in letters, and what is told of it. */
  compare: { papers: 600, letters_of_paper: 20_000, letters: 800_000, pairs: 60, passage: 400, around: 24 },
  /** What one account may do in a time, or one address where nobody is logged in. */
  rates: {
    /** A page with many parts, opened in many tabs, stays below this; a program that asks without pause does not. */
    calls: { burst: 300, per_second: 60 },
    /** Nobody says, writes and decides more than this by hand, in all tabs together. */
    acts: { burst: 60, per_second: 10 },
    /** They write to people, as do invitations, which may come with a message. */
    team_changes: { count: 60, windowMs: MINUTE },
    /** They change many runs, and write to a whole class or team, at once. */
    /** Each compares the new password with the former ones. */
    password_changes: { count: 10, windowMs: 10 * MINUTE },
    class_acts: { count: 60, windowMs: MINUTE },
    publications: { count: 60, windowMs: MINUTE },
    invitations: { count: 30, windowMs: MINUTE },
    /** Sending to several at once counts once. */
    messages: { count: 30, windowMs: MINUTE },
    questions: { count: 20, windowMs: 5 * MINUTE },
    /** Each of some texts: a whole flow takes a dozen. */
    translations: { count: 40, windowMs: 10 * MINUTE },
    /** A report takes seconds of a whole processor. */
    reports: { count: 10, windowMs: MINUTE },
    rehearsals: { count: 20, windowMs: 10 * MINUTE },
    /** Each reads the whole audit log. */
    /** Each asks a server of somebody else. */
    integration_tests: { count: 30, windowMs: 10 * MINUTE },
    members_reads: { count: 10, windowMs: 10 * MINUTE },
    /** Each may ask a server of somebody else for every member of a run. */
    resends: { count: 20, windowMs: MINUTE },
    verifications: { count: 6, windowMs: 10 * MINUTE },
    case_files: { count: 6, windowMs: MINUTE },
    /** Of copies of a person's data those that were broken off. */
    my_data: { count: 6, windowMs: 60 * MINUTE },
    data_requests: { count: 10, windowMs: 60 * MINUTE },
    /** Copies are confirmed by hand. */
    case_file_checks: { count: 30, windowMs: MINUTE },
  },
  /** The sockets on which events come. */
  live: {
    /** Clients only say which run they watch. */
    message_bytes: 4 * KB,
    /** Of one person to one process: as many pages as somebody has open. The oldest makes room. */
    lines: 12,
    /** A mentor's board may watch a whole school's runs; more is a program gone wrong. */
    watched: 200,
    /** What one socket may have asked and not yet been answered. */
    waiting: 50,
    /** Packets that may wait for a client that takes none: minutes of a busy hearing, and a few megabytes at the very most. */
    packets: 512,
    /** Tabs with a workflow, of one author. */
    flows: 20,
    /** Of what an author has chosen. A frame round everything would tell nobody anything. */
    chosen: 60,
    /** Over how long a stopping server spreads the return of its clients: a hundred a second take up little of one that has just started. */
    return_ms: { each: 10, least: 1000, most: 30_000 },
  },
  /** The sockets on which documents are written together; what a client must know of stands in the contract. */
  writing: {
    message_bytes: 2 * MB,
    cursor_bytes: 8 * KB,
    /** A page opens one document on a socket. */
    documents: 4,
    /** What may wait of a socket; beyond it, it is not read. */
    waiting: { messages: 32, bytes: 256 * KB },
    /** Of a document that is being opened: the greeting, a cursor, and what was written offline. */
    held: 8,
    /** Steps that one edit may ask for: people who write at one place ask for a few hundred. */
    steps: 100_000,
    /** Edits of one person that are refused before they are turned away for a while. */
    refusals: { burst: 5, per_second: 1 / 20 },
    /** How often a thread may fail over one person's edits before that is taken to be their doing. */
    failures: { burst: 3, per_second: 1 / 60 },
    /** Names under which one person writes: every tab has one. */
    names: { burst: 40, per_second: 1 / 20 },
  },
} as const;
