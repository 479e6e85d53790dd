export interface TemplateResource {
  Type: string;
  Properties?: Record<string, unknown>;
  Condition?: string;
  DependsOn?: string | string[];
  Metadata?: Record<string, unknown>;
}

export interface TemplateParameter {
  Type: string;
  Default?: string | number;
  AllowedValues?: (string | number)[];
}

/** A CloudFormation template with unresolved intrinsic functions. */
export interface Template {
  Parameters?: Record<string, TemplateParameter>;
  Mappings?: Record<string, Record<string, Record<string, unknown>>>;
  Conditions?: Record<string, unknown>;
  Resources: Record<string, TemplateResource>;
  Outputs?: Record<string, { Value: unknown; Condition?: string }>;
}
