# Speaks the driver protocol (docs/protocol.md) for driver.rb: values, expressions, verbs, transport.
#
# Little of this should need a change: the module Driver says what is special about its implementation. Of these only the first two
# lines are required; the others have defaults, each with an example here. Names in capitals are constants, the others functions.
#
# IMPLEMENTATION, SERVES, LACKS, CAPABILITIES, TRAITS   what "initialize" answers
# CLASSES, reset         the interface's classes by name, and how their static state is brought back to its defaults. A fixture class
#                        that extends one of them has its properties set before "initialize" runs, so write @extra ||= {} there
# KINDS                  { 'Logic' => UsageError }: which exception is of which kind; the first that fits counts. Where a scenario
#                        raises one, it is made with a message alone
# spelling(name)         how names are spelled where NAMES says nothing, snake case by default: def self.spelling(name) = name
# NAMES                  { 'hasMorePages' => 'more_pages?', 'JsonResource.toArray' => 'render', '$with' => 'extra' }: names that are
#                        spelled otherwise, of operations and of properties ($), of all classes or of one, by its name
#                        there or here; for an operation also a function: { 'Request.query' => ->(request, name) { request.args[name] } },
#                        such as for one that takes a block: { 'tap' => ->(page, callback = nil) { page.tap(&callback) } }, which is called
#                        from outside and from inside alike; for a property
#                        also an instance variable, which is out of reach from outside: { 'Paginator.$perPage' => '@per_page' }.
#                        An operation that a method of Ruby's would hide, such as the filter of Enumerable, needs another name
# ARGUMENTS, RESULTS     { 'JsonResource.macro' => ->(name, macro) { [Touchstone.method_name(PostResource, name).to_sym, macro] } }:
#                        arguments that are given otherwise; a name among them is spelled as in the interface
#                        { 'Paginator.$options' => ->(options) { options.to_h } }: operations and properties that give something else;
#                        { 'offsetUnset' => ->(_) {} }: an operation of which the interface says "void", where Ruby's has a result
# dispatch(target, name, args)   how an operation is called from outside: def self.dispatch(page, name, args) = page.message(name, args)
# MARKERS                { 'Collects' => ->(type, value) { type.collects value } }: what marks a class, given it and the marker's value
# MISSING                the marker of a missing value: MISSING = AcmePages::MISSING
# missing?(value)        whether a value is one, where there are several beside MISSING: def self.missing?(value) = value.is_a?(AcmePages::Missing)
# set_request(request)   makes a request current: def self.set_request(request) = AcmePages.request = request
# map_of(pairs), pairs_of(value)   an ordered map type of its own: def self.map_of(pairs) = OrderedMap.new(pairs); pairs_of(value)
#                        gives its pairs, or nil
# KNOWN                  the classes of a scenario by their names, for an implementation that is given one as text:
#                        AcmePages.find_class = ->(name) { Touchstone::KNOWN[name] }, which is nil where there is none
# STATE                  { Collection => ->(items) { { items: items.all } } }: what objects of a class show beside their handle
require 'json'

module Touchstone
  extend self

  attr_reader :driver

  # ---- Values: arrays and hashes are ordered maps, everything that JSON does not know is an object behind a handle

  # This driver has no means to do that.
  class Cannot < StandardError; end

  # The message makes no sense: the driver or the suite is wrong, and the implementation was not asked.
  class ProtocolError < StandardError
    attr_reader :code

    def initialize(message, code = -32_602)
      super(message)
      @code = code
    end
  end

  # What an iterator gives, where it has keys: for NAMES, such as { 'getIterator' => ->(page) { Touchstone::Entries.new(page.entries) } }.
  Entries = Struct.new(:pairs)

  MISSING = Object.new
  OBJECTS = {}
  HANDLES = {}.compare_by_identity
  CALLS = Hash.new { |calls, id| calls[id] = [] }
  KNOWN = {}
  DEFINITIONS = {}
  OPENED = {}.compare_by_identity # the objects whose state is being written
  Context = Struct.new(:this, :cls, :method, :owner, :args)
  OUTSIDE = Context.new(nil, nil, nil, nil, [])

  def to_key(key)
    key = key.name if key.is_a?(Symbol)
    key.is_a?(String) && key.match?(/\A(0|-?[1-9]\d{0,15})\z/) && key.to_i.abs < 2**53 ? key.to_i : key
  end

  # A table of the driver; empty where it has none.
  def table(name)
    driver.const_defined?(name, false) ? driver.const_get(name) : {}
  end

  def hook?(name)
    driver.respond_to?(name)
  end

  def missing
    driver.const_defined?(:MISSING, false) ? driver::MISSING : MISSING
  end

  def missing?(value)
    hook?(:missing?) ? driver.missing?(value) : value.equal?(missing)
  end

  # The pairs of key and value of an ordered map; nil if it is none.
  def pairs_of(value)
    own = hook?(:pairs_of) ? driver.pairs_of(value) : nil
    return own unless own.nil?

    value.is_a?(Array) ? value.each_with_index.map { |item, index| [index, item] } : value.is_a?(Hash) ? value.to_a : nil
  end

  def encode(value)
    return { '$missing': true } if missing?(value)

    case value
    when nil, true, false, Integer then return value
    when Symbol then return value.name
    when Float then return value.finite? ? value : { '$float': value.nan? ? 'NAN' : value.positive? ? 'INF' : '-INF' }
    when Class then return { '$class': name_of(value) }
    end
    return value if value.instance_of?(String)

    pairs = pairs_of(value)
    return { '$ref': handle_of(value), class: value.is_a?(Proc) ? 'Closure' : name_of(known_class(value.class)), **shown_once(value) } if pairs.nil?

    wire = encode_pairs(pairs)
    wire.map(&:first) == [*0...wire.size] ? wire.map(&:last) : { '$map': wire }
  end

  def encode_pairs(pairs)
    pairs.map { |key, item| [to_key(key), encode(item)] }
  end

  # Within itself an object is its handle alone.
  def shown_once(value)
    return {} if OPENED.key?(value)

    OPENED[value] = true
    begin
      shown(value)
    ensure
      OPENED.delete(value)
    end
  end

  # What an object shows beside its handle.
  def shown(value)
    return { entries: encode_pairs(value.pairs) } if value.is_a?(Entries)
    return { entries: encode_pairs(value.each_with_index.to_a.map(&:reverse)) } if value.is_a?(Enumerator)

    type = value.class.ancestors.find { |each| table(:STATE).key?(each) }
    state = type ? table(:STATE)[type].call(value) : html?(value) ? { html: String.new(value.to_html.to_s) } : {}
    state.transform_values { |part| encode(part) }
  end

  def html?(value)
    value.class.method_defined?(:to_html) && !(KNOWN['Paginator'] === value)
  end

  # What the interface calls a class; of any other class its own name, or that of the nearest class above that has one.
  def name_of(type)
    KNOWN.key(type) || (type.name || type.ancestors.filter_map(&:name).first).to_s.split('::').last
  end

  # The nearest class at or above this one that the suite knows; the class itself if there is none.
  def known_class(type)
    type.ancestors.find { |each| KNOWN.value?(each) } || type
  end

  # The same object always has the same handle.
  def handle_of(value, handle = "o#{HANDLES.size + 1}")
    HANDLES[value] ||= handle.tap { OBJECTS[handle] = value }
  end

  def object_of(handle)
    OBJECTS.fetch(handle) { refuse('handle', 'one that is known', handle) }
  end

  def class_of(name)
    KNOWN.fetch(name) { raise Cannot, "there is no class #{name} here" }
  end

  # ---- Names: how the implementation spells those of the interface

  MAGIC = {
    '__construct' => 'initialize', '__toString' => 'to_s', '__invoke' => 'call',
    '__get' => ->(target, name) { target.send(:method_missing, spelled(type_of(target), "$#{name}").to_sym) },
    '__isset' => ->(target, name) { target.respond_to?(spelled(type_of(target), "$#{name}")) },
    '__unset' => ->(target, name) { target.remove_instance_variable(spelled(type_of(target), "$#{name}").sub(/\A@?/, '@')) && nil },
    '__call' => ->(target, name, args) { call(target, name, false, args) },
    '__callStatic' => ->(type, name, args) { call(type, name, false, args) }
  }.freeze

  # A name that begins with a capital stays as it is: no name of the interface begins so, and `Hello` and `hello` are two macros.
  def snake_case(name)
    return name if name.match?(/\A[A-Z]/)

    name.gsub(/(?<=[a-z0-9])(?=[A-Z])/, '_').downcase
  end

  # What a table of the driver says of a name: of the class, of what it extends, or of all classes; otherwise nil.
  def of_class(entries, type, name)
    names = type.ancestors.flat_map { |each| [name_of(each), each.name.to_s.split('::').last] }
    [*names.map { |each| "#{each}.#{name}" }, name].each { |key| return entries[key] if entries.key?(key) }
    nil
  end

  def type_of(target)
    target.is_a?(Class) ? target : target.class
  end

  # What a member is called, or the function that carries out an operation; names of properties begin with $.
  def spelled(type, name)
    plain = name.delete_prefix('$')
    of_class(table(:NAMES), type, name) || (MAGIC[name] unless type.method_defined?(name)) || (hook?(:spelling) ? driver.spelling(plain) : snake_case(plain))
  end

  # What a method of a class that a scenario defines is called: as the one that it overrides.
  def method_name(type, name)
    found = spelled(type, name)
    return found unless found.is_a?(Proc)

    hook?(:spelling) ? driver.spelling(name) : snake_case(name)
  end

  def adapted(type, name, args)
    adapt = of_class(table(:ARGUMENTS), type, name)
    adapt ? adapt.call(*args) : args
  end

  def result(type, name, value)
    adapt = of_class(table(:RESULTS), type, name)
    adapt ? adapt.call(value) : value
  end

  # ---- What messages and expressions have to look like

  NOTHING = Object.new

  def refuse(culprit, expected, received)
    found = received.equal?(NOTHING) ? 'nothing' : JSON.generate(received, max_nesting: 0)[0, 200]
    raise ProtocolError, "#{culprit}: expected #{expected}, received #{found}"
  end

  KIND_NAMES = %w[BadMethodCall Logic InvalidArgument Type JsonEncoding Generic].freeze
  ANYTHING = ['an expression', ->(value) { !value.equal?(NOTHING) }].freeze
  TEXT = ['a text', ->(value) { value.is_a?(String) }].freeze
  LIST = ['a list', ->(value) { value.is_a?(Array) }].freeze
  POSITION = ['a position, 0 or more', ->(value) { value.is_a?(Integer) && value >= 0 }].freeze
  PAIRS = ['pairs of a key, an integer or a text, and a value', lambda { |value|
    value.is_a?(Array) && value.all? { |pair| pair.is_a?(Array) && pair.size == 2 && (pair[0].is_a?(Integer) || pair[0].is_a?(String)) }
  }].freeze

  # The names of what stands after a verb or a tag.
  PARTS = {
    'create' => %w[class args],
    'define' => %w[class extends methods staticMethods properties staticProperties visibility implements markers],
    'call' => %w[target operation args], 'callStatic' => %w[class operation args],
    'get' => %w[target property], 'getStatic' => %w[class property],
    'set' => %w[target property value], 'setStatic' => %w[class property value],
    '$new' => %w[class args], '$call' => %w[on operation args], '$field' => %w[of name],
    '$throw' => %w[kind message], '$fn' => %w[id body]
  }.freeze

  def self.optional(expected, type)
    [expected, ->(value) { value.equal?(NOTHING) || value.is_a?(type) }].freeze
  end

  # What stands after a tag, or under a name; anything else is an expression.
  SHAPES = {
    '$float' => ['"INF", "-INF" or "NAN"', ->(value) { %w[INF -INF NAN].include?(value) }], '$map' => PAIRS,
    '$class' => TEXT, '$ref' => TEXT, '$request' => TEXT, '$arg' => POSITION, '$args' => POSITION, '$parent' => LIST, '$concat' => LIST,
    'class' => TEXT, 'target' => TEXT, 'operation' => TEXT, 'property' => TEXT, 'args' => LIST,
    'id' => optional('a text', String), 'extends' => optional('a text', String), 'implements' => optional('a list', Array),
    **%w[methods staticMethods properties staticProperties visibility markers].to_h { |name| [name, optional('an object', Hash)] },
    'kind' => ["one of #{KIND_NAMES.join(', ')}", ->(value) { KIND_NAMES.include?(value) }]
  }.freeze

  # Refuses a message in which something is not what it should be.
  def check(tag, inner)
    return check_shape(tag, tag, inner) unless PARTS.key?(tag)

    refuse(tag, 'an object', inner) unless inner.is_a?(Hash)
    PARTS[tag].each { |name| check_shape("#{tag}.#{name}", name, inner.fetch(name, NOTHING)) }
  end

  def check_shape(culprit, name, value)
    expected, well = SHAPES.fetch(name, ANYTHING)
    refuse(culprit, expected, value) unless well.call(value)
  end

  # ---- Expressions: all that the suite sends as values, and the bodies of closures and of fixture methods

  # The kind of an error that the implementation raised.
  def kind_of(error)
    return error.instance_variable_get(:@touchstone_kind) if error.instance_variable_defined?(:@touchstone_kind)
    return 'Type' if error.message.start_with?('wrong number of arguments')

    table(:KINDS).find { |_, type| error.is_a?(type) }&.first || 'Generic'
  end

  # Calls an operation; protected ones only from inside.
  def call(target, operation, inside, args)
    raise TypeError, "#{operation}() was called on null" if target.nil?

    type = type_of(target)
    name = spelled(type, operation)
    given = adapted(type, operation, args)
    result(type, operation, name.is_a?(Proc) ? name.call(target, *given) : reach(target, name, inside, given))
  end

  def reach(target, name, inside, args)
    return driver.dispatch(target, name, args) if hook?(:dispatch) && !inside

    value = inside && !of_kernel?(target, name) ? target.send(name, *args) : target.public_send(name, *args)
    name.end_with?('=') ? nil : value # an assignment has no result
  rescue NoMethodError => e
    e.instance_variable_set(:@touchstone_kind, 'BadMethodCall') if e.name.to_s == name && (e.receiver rescue target).equal?(target) # an error that was raised by hand may have no receiver
    raise
  end

  # Returns what the constructor is given: one that a scenario declares takes arguments as they are, the implementation's own adapted ones.
  def constructor_arguments(type, args)
    declared = DEFINITIONS.any? { |name, e| e.fetch('methods', {}).key?('__construct') && type <= KNOWN[name] }
    declared ? args : adapted(type, '__construct', args)
  end

  def construct(type, args)
    type.new(*constructor_arguments(type, args))
  end

  # Whether a name is of one of the private methods that Kernel gives to every object, such as `format`: no member of its own.
  def of_kernel?(target, name)
    Kernel.private_method_defined?(name) && Kernel.instance_method(:method).bind_call(target, name).owner.equal?(Kernel)
  rescue NameError # as of an object that has taken it away from itself
    false
  end

  # The instance variable that holds a property which no method of that name gives; otherwise nil.
  def variable(target, name, method = name)
    name.start_with?('@') ? name : target.respond_to?(method, !of_kernel?(target, method)) ? nil : "@#{name}"
  end

  def read(target, property, inside)
    name = spelled(type_of(target), "$#{property}")
    held = inside && variable(target, name)
    value = held ? target.instance_variable_get(held) : inside && !of_kernel?(target, name) ? target.send(name) : target.public_send(name)
    result(type_of(target), "$#{property}", value)
  end

  def write(target, property, inside, value)
    name = spelled(type_of(target), "$#{property}")
    held = inside && variable(target, name, "#{name}=")
    return target.instance_variable_set(held, value) if held

    inside ? target.send("#{name}=", value) : target.public_send("#{name}=", value)
  end

  # A map that is kept is a copy, so that nobody else changes it.
  def copied(value)
    return value.map { |item| copied(item) } if value.is_a?(Array)

    value.is_a?(Hash) ? value.transform_values { |item| copied(item) } : value
  end

  def run(definition, context)
    # What an object is asked for in order to show it is no call of the scenario.
    CALLS[definition['id']] << copied(context.args) if definition.key?('id') && OPENED.empty?
    evaluate(definition['body'], context)
  end

  # A closure that the suite declared. Its `$this` is the object of which it is made a method, or in which it is evaluated.
  def closure(definition, context)
    function = proc do |*args|
      this = equal?(Touchstone) ? context.this : self
      Touchstone.run(definition, Context.new(this, context.cls, context.method, context.owner, args))
    end
    handle_of(function, definition['id']) if definition.key?('id')
    function
  end

  # Returns the result of the inherited implementation of the method being run.
  def inherited(context, args)
    parent = context.owner.superclass
    args = constructor_arguments(parent, args) if context.method == 'initialize'
    return parent.instance_method(context.method).bind_call(context.this, *args) unless context.this.nil?

    parent.singleton_class.instance_method(context.method).bind_call(context.cls, *args)
  end

  def field(of, name, inside)
    pairs = pairs_of(of)
    return pairs.to_h { |key, value| [to_key(key), value] }[to_key(name)] unless pairs.nil?

    of.respond_to?(spelled(type_of(of), "$#{name}"), inside) || inside ? read(of, name.to_s, inside) : nil
  end

  def text(value)
    value == true ? '1' : value == false ? '' : value.to_s
  end

  def throw_error(kind, message)
    error = table(:KINDS).fetch(kind, StandardError).new(text(message))
    error.instance_variable_set(:@touchstone_kind, kind)
    raise error
  end

  # Makes a real subclass; the same definition again changes nothing.
  def define(e)
    raise ProtocolError, "the class #{e['class']} was already defined, differently" unless DEFINITIONS.fetch(e['class'], e) == e
    return KNOWN[e['class']] if DEFINITIONS.key?(e['class'])

    [*e.fetch('methods', {}).values, *e.fetch('staticMethods', {}).values].each do |method|
      check('$fn', method.is_a?(Hash) ? method.fetch('$fn', NOTHING) : NOTHING)
    end
    base = e.key?('extends') ? class_of(e['extends']) : Object
    check_contracts(e, base)
    owner = Class.new(base)
    %i[name to_s inspect].each { |text| owner.define_singleton_method(text) { e['class'] } }
    owner.define_method(:inspect) { "#<#{e['class']}>" }
    define_properties(owner, e.fetch('properties', {}).map { |name, value| [spelled(base, "$#{name}"), value] })
    e.fetch('staticProperties', {}).each do |name, value|
      held = evaluate(value)
      owner.define_singleton_method(spelled(base, "$#{name}")) { held }
      owner.define_singleton_method("#{spelled(base, "$#{name}")}=") { |given| held = given }
    end
    e.fetch('methods', {}).each do |original, value|
      name = method_name(base, original)
      owner.define_method(name) { |*args| Touchstone.run(value['$fn'], Context.new(self, self.class, name, owner, args)) }
      owner.send(e.fetch('visibility', {}).fetch(original, 'public'), name)
    end
    e.fetch('staticMethods', {}).each do |original, value|
      name = method_name(base, original)
      owner.define_singleton_method(name) { |*args| Touchstone.run(value['$fn'], Context.new(nil, self, name, owner, args)) }
    end
    fulfil(owner, e.fetch('implements', []))
    define_dynamic(owner, e.fetch('methods', {}).keys.to_h { |name| [name, method_name(base, name)] })
    e.fetch('markers', {}).each { |name, value| marker(name).call(owner, evaluate(value)) }
    DEFINITIONS[e['class']] = e
    KNOWN[e['class']] = owner
  end

  def marker(name)
    table(:MARKERS).fetch(name) { raise Cannot, "there is no marker #{name} here" }
  end

  # What Ruby calls the methods of a contract, if it does, beside the names that the implementation has for them.
  CONTRACTS = {
    'Arrayable' => { 'toArray' => nil }, 'JsonSerializable' => { 'jsonSerialize' => nil },
    'Iterable' => { 'getIterator' => 'each' }, 'Countable' => { 'count' => 'size' }, 'Htmlable' => { 'toHtml' => 'to_html' },
    'ArrayAccess' => { 'offsetExists' => 'key?', 'offsetGet' => '[]', 'offsetSet' => '[]=', 'offsetUnset' => 'delete' }
  }.freeze

  # Refuses a class that implements a contract and has no method for it.
  def check_contracts(e, base)
    declared = e.fetch('methods', {}).keys
    e.fetch('implements', []).each do |contract|
      CONTRACTS.fetch(contract, {}).reject { |name, _| declared.include?(name) }.each do |name, usual|
        next if [method_name(base, name), *usual].any? { |each| base.method_defined?(each) || base.private_method_defined?(each) }

        refuse('define.methods', "#{name}, which #{contract} asks for", declared)
      end
    end
  end

  def fulfil(owner, contracts)
    contracts.flat_map { |contract| CONTRACTS.fetch(contract, {}).to_a }.each do |name, usual|
      own = method_name(owner, name)
      declares = owner.method_defined?(own, false) || owner.private_method_defined?(own, false)
      next if usual.nil? || (owner.superclass.method_defined?(usual) && !declares)

      if usual == 'each' then iterate(owner, own)
      elsif usual != own then owner.define_method(usual) { |*args| send(own, *args) }
      end
    end
  end

  def iterate(owner, name)
    items = name == 'each' ? owner.instance_method(name) : nil
    pairs = ->(object) { Touchstone.pairs_of(items ? items.bind_call(object) : object.send(name)) }
    owner.include(Enumerable)
    owner.define_method(:each) { |&block| block ? pairs[self].each { |_, item| block.call(item) } && self : to_enum }
    owner.define_method(:each_pair) { |&block| block ? pairs[self].each(&block) && self : to_enum(:each_pair) }
  end

  # Names by which an implementation may recognise what an object is: a class that has one declares it.
  NEVER_DYNAMIC = %w[
    toArray toHtml toJson jsonSerialize getIterator offsetExists offsetGet offsetSet offsetUnset to_ary to_hash to_proc to_str
  ].freeze

  # Ruby has one hook, method_missing, for all that is not declared. Where the implementation has a method for `__get` or the like,
  # that method is overridden as any other is.
  def define_dynamic(owner, names)
    names = names.reject { |_, name| owner.superclass.method_defined?(name) || owner.superclass.private_method_defined?(name) }
    get, set, isset, answer = names.values_at('__get', '__set', '__isset', '__call')
    return unless get || set || isset || answer

    never = NEVER_DYNAMIC.map { |name| method_name(owner, name) }
    owner.define_method(:respond_to_missing?) do |name, inside = false|
      return super(name, inside) if name.end_with?('?') || never.include?(name.name) # no attribute: Ruby's own name for a question
      isset ? ![nil, false].include?(send(isset, name.name)) : !(get || answer).nil? || super(name, inside)
    end
    owner.define_method(:method_missing) do |name, *args|
      if set && name.end_with?('=') then send(set, name.name.delete_suffix('='), *args)
      elsif get && args.empty? && respond_to?(name) then send(get, name.name)
      elsif answer then send(answer, name.name, args)
      else super(name, *args)
      end
    end
  end

  # Properties that every object has from the start for itself, as instance variables that can be removed.
  def define_properties(owner, initial)
    owner.attr_accessor(*initial.map(&:first).reject { |name| name.start_with?('@') })
    owner.prepend(Module.new do
      define_method(:initialize) do |*args|
        initial.each do |name, value|
          held = "@#{name.delete_prefix('@')}"
          instance_variable_set(held, Touchstone.evaluate(value)) unless instance_variable_defined?(held)
        end
        super(*args)
      end
    end)
  end

  # Makes the classes of docs/fixtures.md known, with operations spelled as those of the implementation are.
  def provide_fixtures
    Fixtures::ALL.each do |type|
      KNOWN[name_of(type)] = type
      [type, type.singleton_class].each do |owner|
        owner.instance_methods(false).each do |name|
          found = spelled(type, name.to_s)
          owner.alias_method(found, name) unless found.is_a?(Proc)
        end
      end
      fulfil(type, CONTRACTS.keys.select { |contract| CONTRACTS[contract].keys.all? { |name| type.method_defined?(name) } })
    end
  end

  EXPRESSIONS = { # e: what the tag holds, s: the context
    '$float' => ->(e, _) { { 'INF' => Float::INFINITY, '-INF' => -Float::INFINITY }.fetch(e, Float::NAN) },
    '$map' => ->(e, s) { map_of(e.map { |key, value| [to_key(key), evaluate(value, s)] }) },
    '$missing' => ->(_, _) { missing },
    '$class' => ->(e, _) { class_of(e) },
    '$ref' => ->(e, _) { object_of(e) },
    '$arg' => ->(e, s) { s.args[e] },
    '$args' => ->(e, s) { s.args.drop(e) },
    '$this' => ->(_, s) { s.this },
    '$new' => ->(e, s) { construct(class_of(e['class']), evaluate(e['args'], s)) },
    '$call' => ->(e, s) { call(evaluate(e['on'], s), e['operation'], this?(e['on']), evaluate(e['args'], s)) },
    '$parent' => ->(e, s) { s.owner.nil? ? refuse('$parent', 'the body of a method around it', e) : inherited(s, evaluate(e, s)) },
    '$field' => ->(e, s) { field(evaluate(e['of'], s), evaluate(e['name'], s), this?(e['of'])) },
    '$concat' => ->(e, s) { evaluate(e, s).map { |part| text(part) }.join },
    '$throw' => ->(e, s) { throw_error(e['kind'], evaluate(e['message'], s)) },
    '$fn' => ->(e, s) { closure(e, s) },
    '$request' => ->(e, _) { class_of('Request').new(e) }
  }.freeze

  def evaluate(e, context = OUTSIDE)
    return e.map { |element| evaluate(element, context) } if e.is_a?(Array)
    return e unless e.is_a?(Hash)

    tag, inner = e.first
    form = EXPRESSIONS.fetch(tag) { refuse('expression', 'a tag of docs/protocol.md', e) }
    check(tag, inner)
    form.call(inner, context)
  end

  def map_of(pairs)
    hook?(:map_of) ? driver.map_of(pairs) : pairs.to_h
  end

  # Whether an expression is `$this`, on which protected members are reached.
  def this?(e)
    e == { '$this' => true }
  end

  # ---- The provided fixtures, which every driver has (docs/fixtures.md), with the interface's names

  module Fixtures
    # Returns the entry of the first map that has the name, in a list; an empty list when none has it.
    def self.find(name, *maps)
      maps.flat_map { |map| Touchstone.pairs_of(map) || [] }.select { |key, _| key.to_s == name.to_s }.first(1).map(&:last)
    end

    # Shows entries of maps as attributes of an object.
    module Attributes
      def respond_to_missing?(name, include_private = false)
        !attribute(name).empty? || super
      end

      def method_missing(name, *args)
        found = attribute(name)
        found.empty? || !args.empty? ? super : found.first
      end
    end

    class Model
      include Attributes

      def initialize(attributes = {}, relations = {}, appended = {}, others = {}, route_key = nil)
        @attributes, @relations, @appended, @others = [attributes, relations, appended, others].map { |map| map || {} }
        @route_key = route_key
      end

      def getAttributes = @attributes
      def toArray = @attributes
      def jsonSerialize = @attributes
      def relationLoaded(name) = !Fixtures.find(name, @relations).empty?
      def hasAppended(name) = !Fixtures.find(name, @appended).empty?
      def getKey = Fixtures.find('id', @attributes).first
      def getRouteKey = @route_key
      def getRouteKeyName = 'slug'
      def offsetExists(name) = !attribute(name).empty?
      def offsetGet(name) = attribute(name).first
      def offsetSet(name, value); end
      def offsetUnset(name); end

      private

      def attribute(name) = Fixtures.find(name, @attributes, @relations, @others)
    end

    class Pivot
      include Attributes

      def initialize(table = '', values = {})
        @table = table
        @values = values || {}
      end

      def getTable = @table

      private

      def attribute(name) = Fixtures.find(name, @values)
    end

    class Song
      attr_accessor :title

      def initialize(title = nil)
        @title = title
      end

      def self.guessResourceName = ['SongResource']
    end

    class Nest
      def initialize(depth)
        @depth = depth
      end

      def jsonSerialize = @depth.positive? ? [Nest.new(@depth - 1)] : 'inmost'
    end

    class ViewFactory
      attr_reader :view, :data

      def make(view, data)
        @view = view
        @data = data
        text = Fixtures.find('title', data).first || "Tom & 'Jerry'"
        Touchstone.class_of('HtmlString').new("<nav class=\"#{view}\">#{text}</nav>")
      end
    end

    ALL = [Model, Pivot, Song, Nest, ViewFactory].freeze
  end

  # ---- Verbs, and the transport

  def outcome(verb, params)
    check(verb, params)
    target = params['target']
    return { value: encode(CALLS[target]) } if verb == 'get' && target.start_with?('fn:') && params['property'] == 'calls'

    { value: encode(carry_out(verb, params)) }
  rescue ProtocolError
    raise
  rescue Cannot => e
    { cannot: e.message }
  rescue StandardError, ScriptError, SystemStackError => e # NotImplementedError is a ScriptError
    # What Ruby adds to the message, such as the line of code, is not the implementation's; where an object is in memory differs in every run.
    message = e.respond_to?(:original_message) ? e.original_message : e.message
    { error: { kind: kind_of(e), class: name_of(e.class), message: message.to_s.gsub(/:0x\h+/, '') } }
  end

  def carry_out(verb, params)
    return construct(class_of(params['class']), evaluate(params['args'])) if verb == 'create'
    return define(params) if verb == 'define'

    if [verb, params['class'], params['property']] == %w[setStatic Container request]
      raise Cannot, 'there is no current request here' unless hook?(:set_request)

      driver.set_request(evaluate(params['value']))
      return nil
    end
    target = PARTS[verb].include?('target') ? object_of(params['target']) : class_of(params['class'])
    place = [target, params['operation'] || params['property'], params['from'] == 'inside']
    case verb
    when /^call/ then call(*place, evaluate(params['args']))
    when /^get/ then read(*place)
    else
      write(*place, evaluate(params['value']))
      nil
    end
  end

  VERBS = PARTS.keys.reject { |name| name.start_with?('$') }.freeze # those with an outcome

  def perform(verb, params)
    case verb
    when *VERBS then outcome(verb, params)
    when 'initialize'
      { protocolVersion: 2, implementation: driver::IMPLEMENTATION,
        rows: { serves: driver::SERVES, lacks: driver::LACKS }, capabilities: driver::CAPABILITIES,
        traits: driver::TRAITS, pipelining: true }
    when 'reset'
      [OBJECTS, HANDLES, CALLS, KNOWN, DEFINITIONS].each(&:clear)
      provide_fixtures
      KNOWN.update(driver::CLASSES)
      driver.reset
      nil
    when 'shutdown' then nil
    else raise ProtocolError.new("unknown verb #{verb}", -32_601)
    end
  end

  # Returns the answer to one line as text, and the verb that it asked for.
  def answer(line)
    reply = { jsonrpc: '2.0', id: nil }
    request = JSON.parse(line, max_nesting: false)
    id, verb, params = request.values_at('id', 'method', 'params') if request.is_a?(Hash)
    raise ProtocolError.new('expected a request', -32_600) unless verb.is_a?(String) && (params ||= {}).is_a?(Hash)

    reply[:id] = id
    [JSON.generate({ **reply, result: perform(verb, params) }, max_nesting: 0), verb]
  rescue ProtocolError => e
    [JSON.generate({ **reply, error: { code: e.code, message: e.message } }), nil]
  rescue StandardError, SystemStackError => e # such as a text that is no UTF-8
    code = e.is_a?(JSON::ParserError) ? -32_700 : -32_603
    [JSON.generate({ **reply, error: { code: code, message: "#{e.class}: #{e.message}".scrub } }), nil]
  end

  # Answers the suite on stdin and stdout until it says shutdown, or ends.
  def serve(described)
    @driver = described
    raise ArgumentError, 'missing?(MISSING): expected true, received false' unless missing?(missing)

    perform('reset', {})
    out = $stdout.dup
    $stdout.reopen($stderr) # what is printed is no message: neither by child processes nor through a stdout that the implementation has kept
    $stdout = $stderr
    $stdin.set_encoding('UTF-8')
    $stdin.each_line do |line|
      reply, verb = answer(line)
      out.puts(reply)
      out.flush
      break if verb == 'shutdown'
    end
  end
end
