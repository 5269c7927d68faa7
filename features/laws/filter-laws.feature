@property
Feature: Laws of filtered data
  What is left of a resource's data, for every mixture of values, keys and conditionals, tried on generated ones.

  @level:stated @op:Statement.missingValuesRemoved
  Rule: Values are left out, chosen and merged under their names
    # Names alone, and in any order: what becomes of integer keys is not shown.

    @id:law-filter-names @op:AnonymousResourceCollection.filter @op:AnonymousResourceCollection.removeMissingValues
    Scenario: A map loses its missing values and nothing else
      Then the law "filtering a map removes exactly the missing values" holds

    @id:law-filter-choices @op:AnonymousResourceCollection.when @op:AnonymousResourceCollection.unless
    Scenario: A condition decides about a value
      Then the law "a conditional value is there when its condition holds, and else its default, if it has one" holds

    @id:law-filter-merges @op:AnonymousResourceCollection.merge @op:AnonymousResourceCollection.mergeWhen @op:AnonymousResourceCollection.mergeUnless
    Scenario: A condition decides about entries
      Then the law "merged entries stand beside the others when their condition holds" holds

  @level:observed @op:Statement.missingValuesRemoved @op:AnonymousResourceCollection.filter @op:AnonymousResourceCollection.removeMissingValues
  Rule: Missing values are removed, and nothing else is

    @id:law-filter-removes-missing
    Scenario: A list loses its missing values and keeps the others in order
      Then the law "filtering a list removes exactly the missing values and keeps the others in order" holds

  @level:observed @op:AnonymousResourceCollection.filter @op:AnonymousResourceCollection.removeMissingValues @trait:integer-like-keys @trait:ordered-maps
  Rule: Keys are renumbered when none of them is a name and keys are not preserved

    @id:law-filter-renumbers @op:AnonymousResourceCollection.$preserveKeys
    Scenario: The kept keys and the setting to preserve keys decide about renumbering
      Then the law "keys are renumbered exactly when every kept key is numeric and keys are not preserved" holds

  @level:observed @op:AnonymousResourceCollection.merge @op:AnonymousResourceCollection.mergeData @trait:integer-like-keys @trait:ordered-maps
  Rule: Merged data stands where the merge stands

    @id:law-merge-map
    Scenario: A merged map adds what is not there yet
      Then the law "merging a map with a name in it adds the keys that are not there yet, in the place of the merge" holds

    @id:law-merge-list
    Scenario: All that follows a merged list is numbered on from its values
      Then the law "merging a list puts its values in place and counts all that follows from there" holds

  @level:observed @op:AnonymousResourceCollection.filter @trait:integer-like-keys @trait:ordered-maps
  Rule: Conditionals mean the same at every depth

    @id:law-filter-model @op:AnonymousResourceCollection.when @op:AnonymousResourceCollection.unless @op:AnonymousResourceCollection.merge @op:AnonymousResourceCollection.mergeWhen @op:AnonymousResourceCollection.mergeUnless @op:AnonymousResourceCollection.mergeData @op:AnonymousResourceCollection.attributes @op:AnonymousResourceCollection.whenHas @op:AnonymousResourceCollection.whenLoaded @op:AnonymousResourceCollection.whenNull @op:AnonymousResourceCollection.whenNotNull @trait:orm-model
    Scenario: Nested conditionals keep to a simple model
      Then the law "data nested at random out of conditionals comes out as a simple model says" holds

    @id:law-filter-lookups @op:AnonymousResourceCollection.whenCounted @op:AnonymousResourceCollection.whenAggregated @op:AnonymousResourceCollection.whenExistsLoaded @op:AnonymousResourceCollection.whenAppended @op:AnonymousResourceCollection.whenPivotLoaded @op:AnonymousResourceCollection.whenPivotLoadedAs @op:AnonymousResourceCollection.hasPivotLoaded @op:AnonymousResourceCollection.hasPivotLoadedAs @op:AnonymousResourceCollection.transform @trait:orm-model
    Scenario: What a model has computed, appended or joined
      Then the law "what a model has computed, appended or joined is there under its name, or the default is" holds
