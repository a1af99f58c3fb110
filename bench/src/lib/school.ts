import { createHash, randomBytes } from 'node:crypto';
import pg from 'pg';

/** How much a school holds beside its runs. */
export interface SchoolSize {
  readonly students: number;
  /** Of courses, cases, workflows and notices each. */
  readonly things: number;
  readonly logged: number;
}

/** Who looks at the lists, and the class that is looked at: as large in every school. */
export interface School {
  readonly classId: number;
  readonly courseId: number;
  /** Account → what their requests carry. */
  readonly tokens: ReadonlyMap<string, string>;
}

const CLASS_SIZE = 30;

/** Students in classes of thirty, courses, cases, workflows, notices and a log, straight into the database. */
export async function seedSchool(
  config: pg.ClientConfig,
  { students, things, logged }: SchoolSize,
  accounts: readonly string[],
): Promise<School> {
  const client = new pg.Client(config);
  await client.connect();
  try {
    await client.query('BEGIN');
    await client.query(INSERT_STUDENTS, [students]);
    await client.query(INSERT_COURSES, [things]);
    await client.query(INSERT_CLASSES, [Math.ceil(students / CLASS_SIZE)]);
    await client.query(INSERT_ENROLMENTS, [CLASS_SIZE]);
    await client.query(INSERT_WORKFLOWS, [things]);
    await client.query(INSERT_FLOWS);
    await client.query(INSERT_PROJECTS, [things]);
    await client.query(INSERT_NOTICES, [things]);
    await client.query(INSERT_LOG, [logged]);
    const { rows } = await client.query<{ class_id: string; course_id: string }>(
      "SELECT id AS class_id, course_id FROM classes WHERE name = 'bench 1'",
    );
    const tokens = new Map<string, string>();
    for (const account of accounts) tokens.set(account, await logIn(client, account));
    await client.query('COMMIT');
    return { classId: Number(rows[0]?.class_id), courseId: Number(rows[0]?.course_id), tokens };
  } finally {
    await client.end();
  }
}

async function logIn(client: pg.Client, account: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const { rowCount } = await client.query(
    `INSERT INTO sessions (token_hash, user_id, expires_at)
      SELECT $1, id, now() + interval '1 day' FROM users WHERE account = $2`,
    [createHash('sha256').update(token).digest('hex'), account],
  );
  if (rowCount !== 1) throw new Error(`there is no ${account}`);
  return token;
}

const INSERT_STUDENTS = `INSERT INTO users (account, name, identity, password_hash, student_id, email)
  SELECT 'bench-' || n, '学生' || n, 1, '-', '2026' || lpad(n::text, 6, '0'), 'bench' || n || '@lets.example'
  FROM generate_series(1, $1) n`;

const INSERT_COURSES = `INSERT INTO courses (code, name_zh, name_en, term)
  SELECT 'BENCH' || n, '课程' || n, 'Course ' || n, (2016 + n % 10) || '-1' FROM generate_series(1, $1) n`;

const INSERT_CLASSES = `INSERT INTO classes (course_id, name)
  SELECT c.id, 'bench ' || n FROM generate_series(1, $1::int) n
  JOIN (SELECT id, row_number() OVER (ORDER BY id) AS nr, count(*) OVER () AS of FROM courses WHERE code LIKE 'BENCH%') c
    ON c.nr = 1 + n % c.of`;

const INSERT_ENROLMENTS = `INSERT INTO enrolments (class_id, user_id)
  SELECT c.id, u.id FROM users u
  JOIN classes c ON c.name = 'bench ' || (1 + (substr(u.account, 7)::int - 1) / $1::int)
  WHERE u.account LIKE 'bench-%'`;

const INSERT_WORKFLOWS = `INSERT INTO workflows (code, name_zh, name_en, experiment_type)
  SELECT 'bench-' || n, '流程' || n, 'Workflow ' || n, w.experiment_type
  FROM generate_series(1, $1) n, (SELECT experiment_type FROM workflows ORDER BY id LIMIT 1) w`;

const INSERT_FLOWS = `INSERT INTO flows (workflow_id, version, flow, published_at)
  SELECT w.id, 1, f.flow, now() FROM workflows w, (SELECT flow FROM flows ORDER BY id LIMIT 1) f WHERE w.code LIKE 'bench-%'`;

const INSERT_PROJECTS = `INSERT INTO projects (code, flow_id, course_id, experiment_type, grade, name_zh, name_en, opening_mode, body)
  SELECT 'bench-' || n, p.flow_id, c.id, p.experiment_type, p.grade, '案件' || n, 'Case ' || n, p.opening_mode, p.body
  FROM generate_series(1, $1) n
  CROSS JOIN (SELECT * FROM projects ORDER BY id LIMIT 1) p
  JOIN courses c ON c.code = 'BENCH' || n`;

const INSERT_NOTICES = `INSERT INTO notices (title_zh, title_en, body_zh, body_en, identities, published_at)
  SELECT '通知' || n, 'Notice ' || n, '内容', 'Text', '{3}', now() - make_interval(hours => n) FROM generate_series(1, $1) n`;

const INSERT_LOG = `INSERT INTO audit_log (at, actor_id, action, target, detail, address)
  SELECT now() - make_interval(mins => $1::int - n), u.id, (ARRAY['login', 'user_saved', 'export', 'import'])[1 + n % 4], 'target ' || n, '', '10.0.0.1'
  FROM generate_series(1, $1) n, (SELECT id FROM users WHERE account = 'super01') u`;
