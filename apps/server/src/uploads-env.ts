/** The S3-compatible store that keeps uploads in place of the data folder. */
export interface UploadsEnv {
  /** Without a trailing slash. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
  /** True: `endpoint/bucket/key`. False: the bucket is the first part of the host name. */
  readonly hasPathStyle: boolean;
}

interface Values {
  readonly UPLOADS_S3_ENDPOINT?: string | undefined;
  readonly UPLOADS_S3_BUCKET?: string | undefined;
  readonly UPLOADS_S3_REGION: string;
  readonly UPLOADS_S3_ACCESS_KEY?: string | undefined;
  readonly UPLOADS_S3_SECRET_KEY?: string | undefined;
  readonly UPLOADS_S3_PATH_STYLE: boolean;
}

/** Pure: the store that the settings name. They name all four of these or none: `env.ts` checks that. */
export function uploadsOf(values: Values): { readonly uploads?: UploadsEnv } {
  const { UPLOADS_S3_ENDPOINT: endpoint, UPLOADS_S3_BUCKET: bucket } = values;
  const { UPLOADS_S3_ACCESS_KEY: accessKey, UPLOADS_S3_SECRET_KEY: secretKey } = values;
  if (!endpoint || !bucket || !accessKey || !secretKey) return {};
  const { UPLOADS_S3_REGION: region, UPLOADS_S3_PATH_STYLE: hasPathStyle } = values;
  return { uploads: { endpoint, bucket, region, accessKey, secretKey, hasPathStyle } };
}
