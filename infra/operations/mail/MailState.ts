/** What SES says about a mail domain in one region. */
export interface MailState {
  /** Whether SES has an identity of the domain. */
  hasIdentity: boolean;
  /** Whether SES has seen the DNS records, so that mail can be sent. */
  isVerified: boolean;
  /** Whether there is the configuration set that the stages name. */
  hasConfigurationSet: boolean;
  /** Whether the account may send to verified addresses only. */
  isInSandbox: boolean;
  /** The DNS records of DKIM: names without the domain, and targets. */
  records: { name: string; target: string }[];
}
