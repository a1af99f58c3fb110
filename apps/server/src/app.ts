import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import { LIMITS } from '@lets/contract';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { APPROVAL_ACTS } from './approval-acts.ts';
import type { Deps } from './deps.ts';
import type { Env } from './env.ts';
import { accountRoutes } from './features/account/routes.ts';
import { wechatRoutes } from './features/account/wechat/routes.ts';
import { approvalRoutes } from './features/approval/routes.ts';
import { assistantRoutes } from './features/assistant/routes.ts';
import { classTaskRoutes } from './features/class-task/routes.ts';
import { compareRoutes } from './features/compare/routes.ts';
import { courseRoutes } from './features/course/routes.ts';
import { dutyRoutes } from './features/duty/routes.ts';
import { evaluationRoutes } from './features/evaluation/routes.ts';
import { experimentRoutes } from './features/experiment/routes.ts';
import { fileRoutes } from './features/file/routes.ts';
import { gradebookRoutes } from './features/gradebook/routes.ts';
import { guideRoutes } from './features/guide/routes.ts';
import { logRoutes } from './features/log/routes.ts';
import { messageRoutes } from './features/message/routes.ts';
import { noticeRoutes } from './features/notice/routes.ts';
import { peopleRoutes } from './features/people/routes.ts';
import { phraseRoutes } from './features/phrase/routes.ts';
import { practiceRoutes } from './features/practice/routes.ts';
import { projectAuthoringRoutes } from './features/project/authoring/routes.ts';
import { projectRoutes } from './features/project/routes.ts';
import { rehearsalRoutes } from './features/rehearsal/routes.ts';
import { reportRoutes } from './features/report/routes.ts';
import { roomRoutes } from './features/room/routes.ts';
import { rubricRoutes } from './features/rubric/routes.ts';
import { statisticsRoutes } from './features/statistics/routes.ts';
import { systemRoutes } from './features/system/routes.ts';
import { teamRoutes } from './features/team/routes.ts';
import { workflowRoutes } from './features/workflow/routes.ts';
import { installDocs } from './http/docs.ts';
import { installErrorHandler } from './http/error-handler.ts';
import { installHealth } from './http/health.ts';
import { createRouter } from './http/router.ts';
import { installSecurityHeaders } from './http/security-headers.ts';
import { closeSlowBodies, LONGEST_REQUEST_MS } from './http/slow-bodies.ts';
import { installStopping } from './http/stopping.ts';
import { installWebApp, WEB_DIST } from './http/web-app.ts';
import { SERVER_LIMITS } from './limits.ts';

/** A document of the longest length in Chinese triples when it is form-encoded. */
const BODY_BYTES = 4 * LIMITS.document_bytes;
/** A browser sends the head of a request at once. */
const HEADERS_MS = 20_000;

const FEATURES = [
  accountRoutes,
  wechatRoutes,
  systemRoutes,
  noticeRoutes,
  messageRoutes,
  courseRoutes,
  workflowRoutes,
  peopleRoutes,
  logRoutes,
  approvalRoutes(APPROVAL_ACTS),
  dutyRoutes,
  statisticsRoutes,
  evaluationRoutes,
  gradebookRoutes,
  compareRoutes,
  rubricRoutes,
  reportRoutes,
  guideRoutes,
  phraseRoutes,
  projectRoutes,
  projectAuthoringRoutes,
  teamRoutes,
  experimentRoutes,
  practiceRoutes,
  rehearsalRoutes,
  classTaskRoutes,
  roomRoutes,
  fileRoutes,
  assistantRoutes,
];

/** The whole server but for its sockets: every declared call, the docs made from them, the web client. */
export async function buildApp(deps: Deps, webDist: string = WEB_DIST): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    loggerInstance: deps.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustOf(deps.env.trustProxy),
    requestTimeout: LONGEST_REQUEST_MS,
    http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: HEADERS_MS / 2 },
    bodyLimit: BODY_BYTES,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    // A stopping server refuses in the words of every other refusal.
    return503OnClosing: false,
  });
  installStopping(app);
  installErrorHandler(app, deps);
  closeSlowBodies(app);
  await installSecurityHeaders(app, deps.env.publicUrl);
  await app.register(cookie);
  // Form bodies only: what a page of another site can send without asking first is what we check Origin for.
  app.removeAllContentTypeParsers();
  await app.register(formbody);
  await app.register(multipart, {
    limits: {
      fileSize: LIMITS.upload_bytes,
      files: 1,
      fields: SERVER_LIMITS.bodies.fields,
      fieldSize: SERVER_LIMITS.bodies.field_bytes,
      parts: SERVER_LIMITS.bodies.fields + 1,
    },
    throwFileSizeLimit: false,
  });
  const router = createRouter(app, deps);
  for (const routes of FEATURES) routes(router.on, deps);
  router.assertComplete();
  installHealth(app, deps);
  installDocs(app);
  await installWebApp(app, webDist);
  return app;
}

/** A number is how many proxies stand in a row before this server: so many addresses from the right were written by them. */
function trustOf(trusted: Env['trustProxy']): false | string[] | ((address: string, hop: number) => boolean) {
  return typeof trusted === 'number' ? (_address, hop) => hop < trusted : trusted;
}
