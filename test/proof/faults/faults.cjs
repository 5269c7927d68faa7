// The catalogue of deliberate faults: each is planted alone, and the named scenarios must notice it in these words.
const { collectionFaults } = require('./collection-faults.cjs');
const { conditionalFaults } = require('./conditional-faults.cjs');
const { delegationFaults } = require('./delegation-faults.cjs');
const { paginatorFaults } = require('./paginator-faults.cjs');
const { responseFaults } = require('./response-faults.cjs');
const { statedPageFaults } = require('./stated-page-faults.cjs');
const { statedAddressFaults } = require('./stated-address-faults.cjs');
const { statedResourceFaults } = require('./stated-resource-faults.cjs');
const { statedConditionalFaults } = require('./stated-conditional-faults.cjs');
const { statedDelegationFaults } = require('./stated-delegation-faults.cjs');
const { nestingFaults } = require('./nesting-faults.cjs');
const { sharingFaults } = require('./sharing-faults.cjs');
const { hookFaults } = require('./hook-faults.cjs');
const { classFaults } = require('./class-faults.cjs');
const { urlFaults } = require('./url-faults.cjs');
const { askedAgainFaults } = require('./asked-again-faults.cjs');
const { everydayFaults } = require('./everyday-faults.cjs');
const { halfDoneFaults } = require('./half-done-faults.cjs');
const { falsyValueFaults } = require('./falsy-value-faults.cjs');
const { hurriedPortFaults } = require('./hurried-port-faults.cjs');
const { cornerFaults } = require('./corner-faults.cjs');
const { cornerValueFaults } = require('./corner-value-faults.cjs');
const { askedAnewFaults } = require('./asked-anew-faults.cjs');
const { cornerFormFaults } = require('./corner-form-faults.cjs');
const { countedCallFaults } = require('./counted-call-faults.cjs');
const { passThroughFaults } = require('./pass-through-faults.cjs');
const { typedPortFaults } = require('./typed-port-faults.cjs');
const { thirdLookFaults } = require('./third-look-faults.cjs');
const { wrongTypeFaults } = require('./wrong-type-faults.cjs');
const { emptyValueFaults } = require('./empty-value-faults.cjs');
const { ownStateFaults } = require('./own-state-faults.cjs');
const { secondLookFaults } = require('./second-look-faults.cjs');
const { secondOfTwoFaults } = require('./second-of-two-faults.cjs');
const { sideEffectFaults } = require('./side-effect-faults.cjs');
const { freshStateFaults } = require('./fresh-state-faults.cjs');
const { repeatedOrNullFaults } = require('./repeated-or-null-faults.cjs');
const { staleAndDroppedFaults } = require('./stale-and-dropped-faults.cjs');
const { rewritingFaults } = require('./rewriting-faults.cjs');
const { keptFormFaults } = require('./kept-form-faults.cjs');
const { ownCallFaults } = require('./own-call-faults.cjs');
const { partByPartFaults } = require('./part-by-part-faults.cjs');
const { oneForAllFaults } = require('./one-for-all-faults.cjs');
const { meetingFaults } = require('./meeting-faults.cjs');
const { oneKindFaults } = require('./one-kind-faults.cjs');

/** @type {readonly import('../judge.cjs').Fault[]} */
const faults = [
  ...paginatorFaults,
  ...urlFaults,
  ...conditionalFaults,
  ...collectionFaults,
  ...responseFaults,
  ...delegationFaults,
  ...statedPageFaults,
  ...statedAddressFaults,
  ...statedResourceFaults,
  ...statedConditionalFaults,
  ...statedDelegationFaults,
  ...nestingFaults,
  ...sharingFaults,
  ...hookFaults,
  ...classFaults,
  ...askedAgainFaults,
  ...everydayFaults,
  ...hurriedPortFaults,
  ...cornerFaults,
  ...cornerValueFaults,
  ...cornerFormFaults,
  ...askedAnewFaults,
  ...passThroughFaults,
  ...secondLookFaults,
  ...emptyValueFaults,
  ...ownStateFaults,
  ...countedCallFaults,
  ...wrongTypeFaults,
  ...secondOfTwoFaults,
  ...sideEffectFaults,
  ...thirdLookFaults,
  ...typedPortFaults,
  ...freshStateFaults,
  ...falsyValueFaults,
  ...staleAndDroppedFaults,
  ...halfDoneFaults,
  ...repeatedOrNullFaults,
  ...rewritingFaults,
  ...keptFormFaults,
  ...partByPartFaults,
  ...oneForAllFaults,
  ...meetingFaults,
  ...oneKindFaults,
  ...ownCallFaults,
];

module.exports = { faults };
