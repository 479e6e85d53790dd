import type { Stack } from '../../template/Stack';

/** A CORS rule of an S3 bucket, as the template declares it. It lets web pages of other origins call the bucket. */
export interface CorsRule {
  AllowedOrigins: string[];
  AllowedMethods: string[];
  AllowedHeaders?: string[];
  ExposedHeaders?: string[];
  /** Seconds for which a browser remembers the response to a preflight request. */
  MaxAge?: number;
}

/** Returns the CORS rules of the stack's S3 buckets, as a map from a bucket's name to its rules. */
export function readCorsRules(stack: Stack): Map<string, CorsRule[]> {
  return new Map(
    stack.resources('AWS::S3::Bucket').map(({ physicalId, properties }) => {
      const { CorsRules = [] } = (properties.CorsConfiguration ?? {}) as { CorsRules?: CorsRule[] };
      return [physicalId, CorsRules];
    }),
  );
}
