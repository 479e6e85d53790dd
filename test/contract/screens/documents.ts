/** What each screen asks for, with every relation that it shows. */
export const documents = {
  ownProfile: /* GraphQL */ `
    query Profile($sub: ID!) {
      getUser(sub: $sub) {
        displayName
        email
        tel
        lastVisitedAt
        workHistories {
          items {
            organizationName
            divisions {
              items {
                name
              }
            }
            achievements {
              items {
                projectName
                links {
                  items {
                    url
                  }
                }
              }
            }
          }
        }
        skillSets {
          items {
            yearsOfExperience
            skillTag {
              id
              name
            }
          }
        }
        qualifications {
          items {
            name
          }
        }
        userPrefactures {
          items {
            prefactureID
          }
        }
        userMainJobs {
          items {
            jobID
          }
        }
        applies {
          items {
            type
            openJob {
              id
              title
            }
          }
        }
        favoriteOpenJobs {
          items {
            openJob {
              id
              title
            }
          }
        }
      }
    }
  `,
  conversations: /* GraphQL */ `
    query Conversations {
      listUserConversations(limit: 20) {
        items {
          id
          conversationId
          partnerName
          lastMessage
          lastMessageAt
          unreadCount
          conversation {
            id
            name
          }
        }
      }
    }
  `,
  thread: /* GraphQL */ `
    query Thread($id: ID!) {
      listMessagesByConversation(conversationId: $id, limit: 20) {
        items {
          content
          messageReads {
            items {
              userId
              read
            }
          }
        }
      }
    }
  `,
  jobSearch: /* GraphQL */ `
    query Search {
      searchOpenJobs(limit: 20) {
        total
        items {
          id
          title
          organizationName
          minumumSalary
          requiredSkillTags {
            id
            name
          }
          myFavorite {
            isFavorite
          }
          myApply {
            type
          }
        }
      }
    }
  `,
  applicants: /* GraphQL */ `
    query Applicants {
      searchUserApplies(limit: 50) {
        total
        items {
          id
          type
          createdAt
          openJob {
            id
            title
          }
          user {
            sub
            name
          }
        }
      }
    }
  `,
  jobDetail: /* GraphQL */ `
    query Detail($id: ID!) {
      getOpenJob(id: $id) {
        id
        title
        overView
        requiredSkillTags {
          id
          name
        }
        selectionProcesses {
          items {
            step
            title
          }
        }
        mainJobs {
          items {
            jobID
          }
        }
        myFavorite {
          isFavorite
        }
        myApply {
          type
        }
      }
    }
  `,
  talentSearch: /* GraphQL */ `
    query TalentSearch {
      searchUsers(limit: 20) {
        total
        items {
          id
          displayName
          mainJob {
            id
            name
          }
          skillSets {
            items {
              skillTag {
                id
                name
              }
            }
          }
        }
      }
    }
  `,
  portfolio: /* GraphQL */ `
    query Portfolio($path: String!) {
      getUserByPath(path: $path) {
        displayName
        description
        workHistories {
          items {
            organizationName
            divisions {
              items {
                name
              }
            }
            achievements {
              items {
                projectName
                links {
                  items {
                    url
                  }
                }
              }
            }
          }
        }
        skillSets {
          items {
            skillTag {
              id
              name
            }
          }
        }
        qualifications {
          items {
            name
          }
        }
        portfolios {
          items {
            title
            content
          }
        }
      }
    }
  `,
  benefits: /* GraphQL */ `
    query Benefits {
      listEmployeeBenefitByCreatedAt(type: "EmployeeBenefit", sortDirection: DESC, limit: 20) {
        items {
          title
          organization {
            id
            name
          }
          tags {
            id
            name
          }
          myUse {
            status
          }
        }
      }
    }
  `,
};
