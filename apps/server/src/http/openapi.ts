import {
  ALL_CALLS,
  API_ROOT,
  type CallDeclaration,
  CODE,
  type CodeName,
  MESSAGE,
  SESSION_COOKIE,
} from '@lets/contract';
import { z } from 'zod';

export type JsonSchema = Record<string, unknown>;

/** Refusals that any call may give, beside those it declares. */
const COMMON: readonly CodeName[] = [
  'bad_parameter',
  'system_closed',
  'fault',
  'disk_full',
  'store_away',
  'stopping',
];
const LOGGED_IN: readonly CodeName[] = ['not_logged_in', 'no_authority', 'too_fast'];

/** Pure: every code a call can answer. */
export function codesOf(call: CallDeclaration): CodeName[] {
  const codes = call.who === 'public' ? COMMON : [...COMMON, ...LOGGED_IN];
  return [...new Set<CodeName>(['ok', ...codes, ...call.codes])].sort((a, b) => CODE[a] - CODE[b]);
}

/** Pure: a zod schema as JSON schema. Structured form fields show what their JSON text holds. */
export function schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const made = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const { def } = zodSchema._zod;
      if (io === 'input' && def.type === 'pipe' && isTransform(def.in)) {
        Object.assign(jsonSchema, schemaOf(def.out as z.ZodType, io));
      }
    },
  });
  const { $schema: _, ...rest } = made;
  return rest;
}

function isTransform(schema: z.core.$ZodType): boolean {
  return schema._zod.def.type === 'transform';
}

/** Pure: the OpenAPI document of every declared call. */
export function openApiDocument(calls: readonly CallDeclaration[] = ALL_CALLS) {
  return {
    openapi: '3.1.0',
    info: {
      title: 'LETS',
      version: '1',
      description:
        'GET takes a query string, POST form fields; structured values travel as JSON text in their field. Every answer, refusals included, is {c, m, d} with HTTP 200.',
    },
    servers: [{ url: API_ROOT }],
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE } },
    },
    paths: Object.fromEntries(calls.map((call) => [call.path, pathItemOf(call, calls)])),
  };
}

function pathItemOf({ path }: CallDeclaration, calls: readonly CallDeclaration[]) {
  const here = calls.filter((call) => call.path === path);
  return Object.fromEntries(here.map((call) => [call.method.toLowerCase(), operationOf(call)]));
}

function operationOf(call: CallDeclaration) {
  return {
    summary: call.summary,
    tags: [call.path.split('/')[1]],
    security: call.who === 'public' ? [] : [{ session: [] }],
    'x-who': call.who,
    'x-codes': Object.fromEntries(codesOf(call).map((name) => [CODE[name], MESSAGE[name].en || 'success'])),
    ...(call.method === 'GET' ? { parameters: parametersOf(call) } : { requestBody: bodyOf(call) }),
    responses: { 200: { description: 'success or refusal', content: answerOf(call) } },
  };
}

function parametersOf(call: CallDeclaration) {
  const { properties = {}, required = [] } = schemaOf(call.input, 'input') as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function bodyOf(call: CallDeclaration) {
  const schema = schemaOf(call.input, 'input');
  if (call.body !== 'multipart') return { content: { 'application/x-www-form-urlencoded': { schema } } };
  const properties = { ...(schema.properties as object), file: { type: 'string', format: 'binary' } };
  return { content: { 'multipart/form-data': { schema: { ...schema, properties } } } };
}

function answerOf(call: CallDeclaration) {
  if (call.answer === 'file') return { 'application/octet-stream': {} };
  if (call.answer === 'stream') return { 'text/event-stream': {} };
  const properties = {
    c: { type: 'integer', enum: codesOf(call).map((name) => CODE[name]) },
    m: { type: 'string' },
    d: schemaOf(call.output, 'output'),
  };
  return { 'application/json': { schema: { type: 'object', required: ['c', 'm', 'd'], properties } } };
}
