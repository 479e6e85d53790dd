import { graphql } from '../../support/graphql';

/** GraphQL documents about meetings. */
export const meetingDocuments = {
  propose: graphql(`
    mutation ProposeMeeting($input: ProposeMeetingInput!) {
      proposeMeeting(input: $input) {
        id
        meetings {
          id
          state
          offeredBy
          times
          answerBy
          at
          sequence
        }
      }
    }
  `),
  take: graphql(`
    mutation TakeMeetingTime($input: TakeMeetingTimeInput!) {
      takeMeetingTime(input: $input) {
        id
        meetings {
          id
          state
          times
          at
          sequence
        }
      }
    }
  `),
  cancel: graphql(`
    mutation CancelMeeting($input: CancelMeetingInput!) {
      cancelMeeting(input: $input) {
        id
        meetings {
          id
          state
          cancelledBy
        }
      }
    }
  `),
  page: graphql(`
    query MeetingsOfConversation($id: ID!) {
      getConversation(id: $id) {
        application {
          type
          meetings {
            id
            state
            at
            times
            cancelledBy
            people
            contact
            place
          }
          takenTimes
          meetingContact
        }
        messages(sortDirection: DESC, limit: 1) {
          items {
            content
            isEvent
          }
        }
      }
    }
  `),
};
