/** A record of a DynamoDB stream, as Lambda passes it to functions. */
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
    /** When the item was changed, in seconds since 1970. */
    ApproximateCreationDateTime: number;
  };
}
