import type { Server } from 'node:http';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import { LIMITS } from '@lets/contract';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { APPROVAL_ACTS } from './approval-acts.ts';
import type { Deps } from './deps.ts';
import { factorRoutes } from './features/account/factor/routes.ts';
import { accountRoutes } from './features/account/routes.ts';
import { wechatRoutes } from './features/account/wechat/routes.ts';
import { approvalRoutes } from './features/approval/routes.ts';
import { assistantRoutes } from './features/assistant/routes.ts';
import { backupRoutes } from './features/backup/routes.ts';
import { classTaskRoutes } from './features/class-task/routes.ts';
import { compareRoutes } from './features/compare/routes.ts';
import { courseRoutes } from './features/course/routes.ts';
import { dataRequestRoutes } from './features/data-request/routes.ts';
import { dutyRoutes } from './features/duty/routes.ts';
import { erasureRoutes } from './features/erasure/routes.ts';
import { evaluationRoutes } from './features/evaluation/routes.ts';
import { experimentRoutes } from './features/experiment/routes.ts';
import { fileRoutes } from './features/file/routes.ts';
import { gradebookRoutes } from './features/gradebook/routes.ts';
import { guideRoutes } from './features/guide/routes.ts';
import { ilabOutside } from './features/ilab/outside.ts';
import { integrationRoutes } from './features/integration/routes.ts';
import { logRoutes } from './features/log/routes.ts';
import { ltiOutside } from './features/lti/outside.ts';
import { ltiRoutes } from './features/lti/routes.ts';
import { messageRoutes } from './features/message/routes.ts';
import { myDataRoutes } from './features/my-data/routes.ts';
import { noticeRoutes } from './features/notice/routes.ts';
import { outboxRoutes } from './features/outbox/routes.ts';
import { peopleRoutes } from './features/people/routes.ts';
import { phraseRoutes } from './features/phrase/routes.ts';
import { practiceRoutes } from './features/practice/routes.ts';
import { privacyRoutes } from './features/privacy/routes.ts';
import { projectAuthoringRoutes } from './features/project/authoring/routes.ts';
import { projectRoutes } from './features/project/routes.ts';
import { rehearsalRoutes } from './features/rehearsal/routes.ts';
import { reportRoutes } from './features/report/routes.ts';
import { roomRoutes } from './features/room/routes.ts';
import { rubricRoutes } from './features/rubric/routes.ts';
import { signOnOutside } from './features/sign-on/outside.ts';
import { signOnRoutes } from './features/sign-on/routes.ts';
import { statisticsRoutes } from './features/statistics/routes.ts';
import { statusRoutes } from './features/status/routes.ts';
import { systemRoutes } from './features/system/routes.ts';
import { teamRoutes } from './features/team/routes.ts';
import { workflowRoutes } from './features/workflow/routes.ts';
import { xapiRoutes } from './features/xapi/routes.ts';
import { installDocs } from './http/docs.ts';
import { installErrorHandler } from './http/error-handler.ts';
import { createHttpServer } from './http/front-door.ts';
import { installHealth } from './http/health.ts';
import { installOutside, type OutsideRoutes } from './http/outside.ts';
import { installRequestIds, requestIdOf, trustOf } from './http/request-id.ts';
import { createRouter } from './http/router.ts';
import { installSecurityHeaders } from './http/security-headers.ts';
import { closeSlowBodies } from './http/slow-bodies.ts';
import { installStopping } from './http/stopping.ts';
import { installWebApp, WEB_DIST } from './http/web-app.ts';
import { SERVER_LIMITS } from './limits.ts';
import { installMetrics } from './metrics/serve.ts';
import { installTracing } from './tracing/serve.ts';

/** A document of the longest length in Chinese triples when it is form-encoded. */
const BODY_BYTES = 4 * LIMITS.document_bytes;

const FEATURES = [
  accountRoutes,
  factorRoutes,
  wechatRoutes,
  systemRoutes,
  statusRoutes,
  backupRoutes,
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
  myDataRoutes,
  dataRequestRoutes,
  privacyRoutes,
  erasureRoutes,
  integrationRoutes,
  outboxRoutes,
  signOnRoutes,
  ltiRoutes,
  xapiRoutes,
];

/** Where browsers and servers of others arrive that are no calls. */
const OUTSIDE: readonly OutsideRoutes[] = [signOnOutside, ltiOutside, ilabOutside];

export interface AppOptions {
  readonly webDist?: string;
  /** One that listens already, and hands over its requests by itself. Without it the app has one of its own. */
  readonly server?: Server;
}

/** The whole server but for its sockets: every declared call, the docs made from them, the web client. */
export async function buildApp(
  deps: Deps,
  { webDist = WEB_DIST, server }: AppOptions = {},
): Promise<FastifyInstance> {
  const trust = trustOf(deps.env.trustProxy);
  const app: FastifyInstance = Fastify({
    serverFactory: (handler) => server ?? createHttpServer(handler),
    loggerInstance: deps.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trust,
    bodyLimit: BODY_BYTES,
    genReqId: (request) => requestIdOf(request, trust),
    requestIdHeader: false,
    // The log knows the request by itself, for lines that are not written on the request's own too.
    childLoggerFactory: (log) => log,
    // A stopping server refuses in the words of every other refusal.
    return503OnClosing: false,
  });
  installRequestIds(app);
  installTracing(app, deps.env);
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
  for (const routes of OUTSIDE) installOutside(app, deps, routes(deps));
  installHealth(app, deps);
  installMetrics(app, deps);
  installDocs(app);
  await installWebApp(app, webDist);
  return app;
}
