/**
 * The word in the line that a resolver logs when it answers `InternalFailure`. The alarm for failing operations
 * counts the lines with this word.
 */
export const failureLogTerm = 'SourceFailed';
