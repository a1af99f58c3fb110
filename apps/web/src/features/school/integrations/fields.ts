import type { IntegrationKind } from '@lets/contract';
import type { Texts } from '../../../i18n/namespaces.ts';

type Words = Texts['integrations'];
export type FieldWords = keyof Words['field'];
type OptionWords = keyof Words['option'];
export type SectionWords = keyof Words['section'];

type Input =
  | { readonly input: 'text' | 'address' | 'pem' | 'list' | 'tick' | 'mark' | 'case' | 'course' | 'courses' }
  | { readonly input: 'choice'; readonly options: Readonly<Record<string, OptionWords>> }
  /** A class and its course: the course stands in a setting of its own, or nowhere. */
  | { readonly input: 'class'; readonly course?: 'course_id' };

/** One setting of a kind of service: how it is asked for and what it is in a new one. */
export type Field = Input & {
  readonly name: string;
  readonly words: FieldWords;
  readonly start: unknown;
  readonly needed?: true;
  /** Only while another setting has this value. */
  readonly when?: { readonly name: string; readonly is: unknown };
};
export interface Section {
  readonly words: SectionWords;
  readonly fields: readonly Field[];
}

const MAKES = { off: 'makes_off', students: 'makes_students', all: 'makes_all' } as const;

const text = (name: string, words: FieldWords): Field => ({ name, words, input: 'text', start: '' });
const needed = (name: string, words: FieldWords): Field => ({ ...text(name, words), needed: true });
const address = (name: string, words: FieldWords): Field => ({
  name,
  words,
  input: 'address',
  start: '',
  needed: true,
});

/** Who comes in by a sign-on server, and as whom. */
const ARRIVAL: Section = {
  words: 'people',
  fields: [
    text('account_attribute', 'account_attribute'),
    text('name_attribute', 'name_attribute'),
    text('kind_attribute', 'kind_attribute'),
    { name: 'student_values', words: 'student_values', input: 'list', start: [] },
    { name: 'mentor_values', words: 'mentor_values', input: 'list', start: [] },
    { name: 'makes', words: 'makes', input: 'choice', options: MAKES, start: 'off' },
    { name: 'class_id', words: 'class', input: 'class', course: 'course_id', start: null },
    text('class_attribute', 'class_attribute'),
    { name: 'trusts_account', words: 'trusts_account', input: 'tick', start: false },
  ],
};
const DOOR: Section = {
  words: 'door',
  fields: [
    { name: 'goes_straight', words: 'goes_straight', input: 'tick', start: false },
    { name: 'ends_there', words: 'ends_there', input: 'tick', start: false },
    { name: 'ca', words: 'ca', input: 'pem', start: '' },
  ],
};
const server = (...fields: Field[]): Section => ({ words: 'server', fields });

/** What is asked of each kind of service, in order. The contract's `INTEGRATION_SETTINGS` says what they may be. */
export const SECTIONS: Readonly<Record<IntegrationKind, readonly Section[]>> = {
  cas: [
    server(address('prefix', 'prefix'), {
      name: 'version',
      words: 'version',
      input: 'choice',
      options: { 3: 'cas_3', 2: 'cas_2' },
      start: '3',
    }),
    ARRIVAL,
    DOOR,
  ],
  oidc: [
    server(address('issuer', 'oidc_issuer'), needed('client_id', 'client_id'), {
      ...text('scope', 'oidc_scope'),
      start: 'openid profile',
    }),
    ARRIVAL,
    DOOR,
  ],
  saml: [
    server(
      address('entry_point', 'entry_point'),
      needed('idp_issuer', 'idp_issuer'),
      { name: 'idp_cert', words: 'idp_cert', input: 'pem', start: '', needed: true },
      { name: 'logout_url', words: 'logout_url', input: 'address', start: '' },
    ),
    ARRIVAL,
    DOOR,
  ],
  oauth2: [
    server(
      address('authorize_url', 'authorize_url'),
      address('token_url', 'token_url'),
      address('userinfo_url', 'userinfo_url'),
      needed('client_id', 'client_id'),
      text('scope', 'oauth2_scope'),
      needed('subject_path', 'subject_path'),
      {
        name: 'token_style',
        words: 'token_style',
        input: 'choice',
        options: { form: 'token_form', json: 'token_json', query: 'token_query' },
        start: 'form',
      },
      {
        name: 'user_style',
        words: 'user_style',
        input: 'choice',
        options: { bearer: 'user_bearer', query: 'user_query' },
        start: 'bearer',
      },
    ),
    ARRIVAL,
    DOOR,
  ],
  lti: [
    server(
      address('issuer', 'lti_issuer'),
      needed('client_id', 'lti_client'),
      address('auth_endpoint', 'auth_endpoint'),
      address('token_endpoint', 'token_endpoint'),
      address('jwks_uri', 'jwks_uri'),
      text('token_audience', 'token_audience'),
    ),
    {
      words: 'people',
      fields: [
        { name: 'makes', words: 'lti_makes', input: 'choice', options: MAKES, start: 'students' },
        text('number_claim', 'number_claim'),
        { name: 'course_id', words: 'lti_course', input: 'course', start: null },
      ],
    },
  ],
  ilab: [
    server({ ...address('base_url', 'base_url'), start: 'http://www.ilab-x.com' }, needed('appid', 'appid')),
    {
      words: 'experiment',
      fields: [
        { name: 'project_id', words: 'project', input: 'case', start: 0, needed: true },
        {
          name: 'when',
          words: 'when',
          input: 'choice',
          options: { ended: 'when_ended', evaluated: 'when_evaluated' },
          start: 'evaluated',
        },
        { name: 'class_id', words: 'class', input: 'class', start: null },
      ],
    },
  ],
  xapi: [
    server(
      address('endpoint', 'endpoint'),
      {
        name: 'auth',
        words: 'auth',
        input: 'choice',
        options: { basic: 'auth_basic', bearer: 'auth_bearer' },
        start: 'basic',
      },
      { ...text('username', 'username'), when: { name: 'auth', is: 'basic' } },
    ),
    {
      words: 'content',
      fields: [
        { name: 'is_pseudonymous', words: 'is_pseudonymous', input: 'tick', start: true },
        { name: 'sends_texts', words: 'sends_texts', input: 'tick', start: false },
        { name: 'course_ids', words: 'course_ids', input: 'courses', start: [] },
        { name: 'pass_mark', words: 'pass_mark', input: 'mark', start: null },
      ],
    },
  ],
};

export type Settings = Readonly<Record<string, unknown>>;

/** Pure: the settings of a new service, before anything is entered. */
export function startOf(kind: IntegrationKind): Settings {
  const fields = SECTIONS[kind].flatMap((section) => section.fields);
  return Object.fromEntries(
    fields.flatMap((field) => [
      [field.name, field.start],
      ...(field.input === 'class' && field.course ? [[field.course, null]] : []),
    ]),
  );
}
