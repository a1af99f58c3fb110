import { z } from 'zod';
import { declareCall } from '../core/call.ts';
import { Id, Time } from '../core/values.ts';
import { UserBrief } from '../people/person.ts';

export const UploadedFile = z.object({
  file_id: z.uuid(),
  name: z.string(),
  mime: z.string(),
  size: z.number().int(),
});
export type UploadedFile = z.infer<typeof UploadedFile>;

/** What may be uploaded; the content is checked against it, not the name. */
export const UPLOAD_TYPES = [
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/gif',
  'application/pdf',
  'application/msword',
  'application/vnd.ms-excel',
  'application/vnd.ms-powerpoint',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  'text/plain',
  'video/mp4',
] as const;

/** How such files are named: a browser on a machine without an office suite knows their types by these alone. */
export const UPLOAD_EXTENSIONS: readonly string[] = [
  ...['.png', '.jpg', '.jpeg', '.webp', '.gif', '.pdf', '.txt', '.mp4'],
  ...['.doc', '.xls', '.ppt', '.docx', '.xlsx', '.pptx'],
];

export const fileUpload = declareCall({
  method: 'POST',
  path: '/file/upload',
  summary: 'Uploads one file (field `file`, at most 20M) into an experiment the caller plays in.',
  who: 'user',
  body: 'multipart',
  input: z.object({ eid: Id }),
  output: UploadedFile,
  codes: ['file_refused', 'not_found'],
});

export const fileList = declareCall({
  method: 'GET',
  path: '/file/list',
  summary: 'What was uploaded into an experiment, newest first, for whoever may read the experiment.',
  who: 'user',
  input: z.object({ eid: Id }),
  output: z.object({
    list: z.array(UploadedFile.extend({ uploaded_by: UserBrief, uploaded_at: Time })),
  }),
  codes: ['not_found'],
});

export const fileUploadAuthoring = declareCall({
  method: 'POST',
  path: '/file/upload/authoring',
  summary: 'Uploads one file (field `file`, at most 20M) for a flow or a case that is being made.',
  who: 'admin',
  body: 'multipart',
  input: z.object({}),
  output: UploadedFile,
  codes: ['file_refused'],
});

export const fileGet = declareCall({
  method: 'GET',
  path: '/file/get',
  summary:
    'The bytes of a file, as an attachment, for whoever may read the experiment it belongs to, or the case that names it.',
  who: 'user',
  answer: 'file',
  input: z.object({ file_id: z.uuid() }),
  output: z.unknown(),
  codes: ['not_found'],
});

/** What a case may show by itself: an opening video, a role's own picture, pictures of a guide. */
export const MEDIA_TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/webp', 'video/mp4'];

export const fileMedia = declareCall({
  method: 'GET',
  path: '/file/media',
  summary:
    "A video or picture that a case names (`node.video`, a role's `character`, pictures of its texts), to be shown in place and read in ranges, for whoever may see the case or plays in it.",
  who: 'user',
  answer: 'file',
  input: z.object({ file_id: z.uuid() }),
  output: z.unknown(),
  codes: ['not_found'],
});
