import { graphql } from '../support/graphql';

/** GraphQL documents about sheets of terms. */
export const termsDocuments = {
  offer: graphql(`
    mutation OfferTerms($input: OfferTermsInput!) {
      offerTerms(input: $input) {
        id
        number
        kind
        state
        version
        sentBy
        expiresOn
        answers {
          key
          value
        }
      }
    }
  `),
  answer: graphql(`
    mutation AnswerTerms($input: AnswerTermsInput!) {
      answerTerms(input: $input) {
        id
        state
        reason
        talentEmployees
        wantsElectronic
        sentBy
      }
    }
  `),
  amend: graphql(`
    mutation AmendTerms($input: AmendTermsInput!) {
      amendTerms(input: $input) {
        id
        number
        amends
        proposedBy
        kind
        state
        sentBy
        talentEmployees
        wantsElectronic
        answers {
          key
          value
        }
      }
    }
  `),
  answerAmendment: graphql(`
    mutation AnswerAmendment($input: AnswerAmendmentInput!) {
      answerAmendment(input: $input) {
        id
        state
        reason
        sentBy
      }
    }
  `),
  end: graphql(`
    mutation EndContract($input: EndContractInput!) {
      endContract(input: $input) {
        by
        how
        state
        lastDay
        noticedAt
        exception
        reason
        reasonAskedAt
        reasonGivenAt
        answeredAt
      }
    }
  `),
  answerEnding: graphql(`
    mutation AnswerEnding($input: AnswerEndingInput!) {
      answerEnding(input: $input) {
        by
        how
        state
        lastDay
        noticedAt
        exception
        reason
        reasonAskedAt
        reasonGivenAt
        answeredAt
      }
    }
  `),
  deliver: graphql(`
    mutation RecordDelivery($input: RecordDeliveryInput!) {
      recordDelivery(input: $input) {
        number
        deed
        side
        at
        on
      }
    }
  `),
  terms: graphql(`
    query ApplicationTerms($id: ID!) {
      getApplicationTerms(id: $id) {
        id
        type
        title
        organizationName
        talentName
        conversationId
        posting {
          title
          salaryType
          minumumSalary
        }
        ending {
          state
          lastDay
        }
        deliveries {
          number
          deed
          side
          on
        }
        engagement {
          id
          endDate
        }
        sheets {
          id
          number
          state
          sentBy
          amends
          proposedBy
          reason
          talentEmployees
          wantsElectronic
          hash
          answeredAt
          answers {
            key
            value
          }
        }
      }
    }
  `),
};
