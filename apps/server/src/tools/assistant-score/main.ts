import { parseArgs } from 'node:util';
import { readEnv } from '../../env.ts';
import { PROMPTS } from './prompts.ts';
import { type Outcome, scorePrompts, summarise } from './score.ts';

const LEAST = 0.95;
const USAGE = `npm run assistant:score -- [--least ${LEAST}] [--at-once 2]

问所配置的模型 ${PROMPTS.length} 个问题，统计其是否只答法律问题 · Says ${PROMPTS.length} prompts to the configured model and counts how often it keeps to law.

  ASSISTANT_BASE_URL   https://api.example.com/v1    (Ollama: http://127.0.0.1:11434/v1)
  ASSISTANT_MODEL      the model's name there        (Ollama: qwen3:8b, for example)
  ASSISTANT_API_KEY    the token, where one is needed

  --least SHARE        ends with 1 when fewer than this share of refusals, or of legal answers, are right (${LEAST})
  --at-once NUMBER     how many prompts at a time (2)
`;

const { values } = parseArgs({
  options: {
    least: { type: 'string', default: String(LEAST) },
    'at-once': { type: 'string', default: '2' },
    help: { type: 'boolean', default: false },
  },
});

function report({ prompt, verdict, reply }: Outcome): void {
  if (verdict === 'right') return;
  console.log(`✗ ${verdict}  [${prompt.kind} ${prompt.lang}] ${prompt.text}`);
  console.log(`    → ${reply.replaceAll(/\s+/g, ' ').slice(0, 160)}`);
}

async function main(): Promise<void> {
  const { assistant } = readEnv(process.env);
  if (values.help || !assistant) {
    console.log(USAGE);
    if (!values.help) process.exitCode = 1;
    return;
  }
  console.log(`${assistant.model} · ${assistant.baseUrl}`);
  const atOnce = Math.max(1, Number(values['at-once']) || 1);
  const outcomes = await scorePrompts(assistant, PROMPTS, { atOnce, onOutcome: report });
  const { lines, refusals, answers } = summarise(outcomes);
  console.log(`\n${lines.join('\n')}`);
  console.log(`\n拒答 · refused rightly ${percent(refusals)}   应答 · answered rightly ${percent(answers)}`);
  if (Math.min(refusals, answers) < (Number(values.least) || LEAST)) process.exitCode = 1;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
