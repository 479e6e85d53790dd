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
  terms: graphql(`
    query ApplicationTerms($id: ID!) {
      getApplicationTerms(id: $id) {
        id
        type
        title
        organizationName
        talentName
        posting {
          title
          salaryType
          minumumSalary
        }
        sheets {
          id
          number
          state
          sentBy
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
