/** Every limit that a person can run into, named once for server, screens and tests. */
export const LIMITS = {
  account: 40,
  /** A code of an authenticator app or a recovery code, with its dashes. */
  factor_code: 40,
  /** What a person calls a passkey, and how many they may have. */
  passkey_name: 40,
  passkeys: 10,
  /** Signs of one part of what a browser answers of a passkey. */
  passkey_part: 4096,
  person_name: 40,
  student_id: 30,
  email: 100,
  contact: 40,
  course_code: 30,
  course_name: 60,
  class_name: 40,
  term: 20,
  /** People on one sheet: those of a school. */
  import_rows: 10_000,
  /** Hours within which an import can be undone. */
  import_undo_hours: 24,
  /** Days for which entries of the audit log are kept at least, by law, and at most where not for good. */
  log_days_min: 180,
  log_days_max: 3650,
  /** Days after which a request for approval lapses. */
  approval_days: 14,
  /** For so many days a person and an administrator to whom they gave modules or a password do not approve each other's requests. */
  independent_days: 30,
  password_min: 8,
  password_max: 128,
  team_name: 15,
  team_size: 20,
  /** A case's name fits whole: a run that nobody named bears it. */
  task_name: 60,
  class_groups: 100,
  evaluation_comment: 2000,
  evaluation_remark: 500,
  evaluation_moments: 12,
  /** Comments in the papers of one run, and how much of a paper one is about. */
  paper_comments: 100,
  paper_quote: 500,
  /** What one level of a goal is described with. */
  rubric_descriptor: 300,
  /** Class tasks whose weights are set, or whose scores are imported, together. */
  gradebook_tasks: 200,
  /** Students on a sheet of scores. */
  gradebook_rows: 1000,
  /** What a mentor notes for themselves of a member, or of the team. */
  mentor_note: 2000,
  speech: 2000,
  note: 1000,
  comment: 1000,
  experience: 5000,
  reason: 500,
  /** What is asked about personal data, and the answer. */
  data_request: 1000,
  privacy_notice: 20_000,
  /** What a timer of the mentor is called, and how long it may be set to. */
  timer_label: 40,
  timer_minutes: 240,
  document_name: 60,
  /** A case's own documents bear a whole title: a statute's, with its articles. */
  case_document_name: 120,
  document_bytes: 1_000_000,
  /** Pieces that one edit of a document written in together may bring or take out: a whole document that is pasted in. */
  edit_parts: 60_000,
  /** Names under which one edit may write: a tab has one, and may send what the tab before it did not. */
  edit_clients: 4,
  /** Pieces that such a document may consist of, traces of what was taken out included. */
  document_parts: 100_000,
  /** Documents ever made in a run, and of one person's making. */
  run_documents: 600,
  run_documents_own: 120,
  /** Places at which one person has documents open to write in. */
  writing_sockets: 12,
  /** What one person, and one socket of theirs, may send to such documents: so many at once, and so many a second. */
  writing_messages: { burst: 300, per_second: 60 },
  writing_socket_messages: { burst: 150, per_second: 40 },
  /** How many pieces one person's edits may bring: so many at once, and so many a second. */
  writing_parts: { burst: 60_000, per_second: 2_000 },
  guidance: 1000,
  help: 500,
  /** One of a teacher's own phrases, and how many of a kind. */
  phrase: 500,
  phrases: 100,
  message: 1000,
  notice_title: 60,
  notice_body: 5000,
  product_name: 40,
  login_text: 200,
  logo_characters: 90_000,
  workflow_name: 60,
  project_name: 60,
  project_text: 5000,
  project_lines: 30,
  project_facts: 200,
  project_documents: 200,
  project_files: 100,
  project_listed: 2000,
  /** Any one text of a flow: a guide, a question, a paragraph of a template. */
  flow_text: 10_000,
  /** Notes that authors stick to a drawing, and how long one is. */
  flow_notes: 100,
  flow_note: 500,
  /** What authors call a seat, and how many of a scene they name. */
  seat_name: 20,
  seat_names: 40,
  flow_nodes: 1000,
  flow_transitions: 4000,
  flow_roles: 60,
  text_pictures: 6,
  template_variants: 6,
  template_models: 8,
  model_parts: 80,
  model_values: 80,
  paper_speeches: 60,
  option_conditions: 12,
  condition_visits: 50,
  condition_item: 100,
  /** What may open one case document. */
  release_points: 20,
  /** Case documents shown with one line. */
  line_exhibits: 5,
  /** Cases of one workflow whose documents an author chooses from. */
  exhibit_cases: 20,
  upload_bytes: 20 * 1024 * 1024,
  page_size_max: 100,
  /** Of the letters that a list is searched for. */
  search: 50,
  /** People or courses that are chosen in a list, over all its pages, and acted on together. */
  chosen: 1000,
  /** Rows that are chosen and acted on together. */
  together: 100,
  /** People to whom one message goes. */
  recipients: 100,
  file_name: 120,
  closing_note: 500,
  credit_hours: 500,
  link: 300,
  token: 300,
  model_name: 100,
  wechat_app_id: 64,
  /** Of a service outside: its name and the attributes that it tells, its fields, its certificates, one secret. */
  integration_name: 80,
  integration_text: 300,
  integration_pem: 20_000,
  integration_secret: 2000,
  /** Deliveries that are sent again by one press. */
  delivery_resend: 200,
  signature_name: 40,
  /** What is filled into a field of a paper. */
  field_value: 500,
  request_id: 64,
  /** Minutes for which a member of a running experiment has had it open nowhere, and done nothing in it, who counts as absent. */
  absent_minutes: 2,
} as const;

/** Between what a setting may be chosen. */
export const SETTING_RANGES = {
  password_min: [LIMITS.password_min, 32],
  /** Of small letters, capitals, digits and other signs. */
  password_kinds: [2, 4],
  session_hours: [1, 24 * 30],
  upload_mb: [1, LIMITS.upload_bytes / 2 ** 20],
  /** What one person may keep in all. */
  quota_mb: [20, 100 * 1024],
} as const;

export const BACKUP_RANGES = {
  /** Of a day by the school's clocks. */
  backup_hour: [0, 23],
  /** How many nightly backups are kept. */
  backup_keep: [1, 60],
  /** Days from one trial restore to the next; 0: none is made by itself. */
  backup_try_days: [0, 90],
} as const;

/** For how many days something is kept at least before it may be deleted by itself, and at most; 0 keeps it for good. */
export const KEEP_RANGES = {
  keep_messages_days: [30, 3650],
  keep_imports_days: [2, 3650],
  keep_attendance_days: [30, 3650],
  keep_waiting_days: [30, 3650],
  keep_notices_days: [30, 3650],
} as const;

/** Constants that the web client needs too (docs/requirements.md §9). */
export const API_ROOT = '/api';
export const ASSET_BASE = '/canvas/static/app/';
export const STORAGE_PREFIX = 'lets2017_';
export const LANGUAGE_KEY = 'langType';
export const LIVE_PATH = '/api/live';
export const COLLAB_PATH = '/collab';
export const USER_COOKIE = 'lets2017_user';
export const SESSION_COOKIE = 'lets_session';
