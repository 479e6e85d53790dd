/** A record of a DynamoDB stream, in the form in which Lambda functions get it. */
export interface ChangeRecord {
  eventID: string;
  eventName: 'INSERT' | 'MODIFY' | 'REMOVE';
  eventVersion: string;
  eventSource: 'aws:dynamodb';
  awsRegion: string;
  eventSourceARN: string;
  dynamodb: {
    Keys: Record<string, unknown>;
    NewImage?: Record<string, unknown>;
    OldImage?: Record<string, unknown>;
    SequenceNumber: string;
    SizeBytes: number;
    StreamViewType: string;
    /** Time of the change of the item in seconds since 1970. */
    ApproximateCreationDateTime: number;
  };
}
