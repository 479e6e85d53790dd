import { installPackages } from './installPackages';

const JUDGES = ['moto[server]==5.2.5', 'cfn-lint==1.58.0'];
/** It names the version of botocore that it needs, so that it is alone. */
const CLI = ['awscli==1.46.3'];

/**
 * Installs moto, cfn-lint and the AWS CLI.
 * @returns the folders of their programs, or why they cannot be installed
 */
export function installJudges(): { programs: string; cli: string } | { missing: string } {
  try {
    return { programs: installPackages(JUDGES), cli: installPackages(CLI) };
  } catch (error) {
    return { missing: (error as Error).message };
  }
}
