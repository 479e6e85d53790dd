export interface GroupConfiguration {
  name: string;
  description?: string;
  precedence?: number;
  roleArn?: string;
}
