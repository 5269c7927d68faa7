# Speaks the driver protocol (docs/protocol.md) for driver.rb: values, expressions, verbs, transport.
# Little of this should need a change: ordered maps are arrays and hashes here.
require 'json'
require_relative 'touchstone_fixtures'

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

  MISSING = Object.new
  OBJECTS = {}
  HANDLES = {}.compare_by_identity
  CALLS = Hash.new { |calls, id| calls[id] = [] }
  KNOWN = {}
  Context = Struct.new(:this, :cls, :method, :owner, :args)
  OUTSIDE = Context.new(nil, nil, nil, nil, [])

  def to_key(key)
    key.is_a?(String) && key.match?(/\A(0|-?[1-9]\d{0,14})\z/) ? key.to_i : key
  end

  def encode(value)
    case value
    when nil, true, false, Integer, String then value
    when Float then value.finite? ? value : { '$float': value.nan? ? 'NAN' : value.positive? ? 'INF' : '-INF' }
    when Array then value.map { |item| encode(item) }
    when Hash
      pairs = value.map { |key, item| [to_key(key), encode(item)] }
      pairs.map(&:first) == [*0...pairs.size] ? pairs.map(&:last) : { '$map': pairs }
    when MISSING then { '$missing': true }
    when Class then { '$class': KNOWN.key(value) || value.name }
    else
      name = value.is_a?(Proc) ? 'Closure' : encode(value.class)[:$class]
      { '$ref': handle_of(value), class: name, **driver.state(value).transform_values { |part| encode(part) } }
    end
  end

  # The same object always has the same handle.
  def handle_of(value, handle = "o#{HANDLES.size + 1}")
    HANDLES[value] ||= handle.tap { OBJECTS[handle] = value }
  end

  def class_of(name)
    KNOWN.fetch(name) { raise Cannot, "there is no class #{name} here" }
  end

  # ---- Expressions: all that the suite sends as values, and the bodies of closures and of fixture methods

  # The kind of an error that the implementation raised.
  def kind_of(error)
    return error.instance_variable_get(:@kind) if error.instance_variable_defined?(:@kind)
    return 'Type' if error.message.start_with?('wrong number of arguments')

    driver::KINDS.find { |_, type| error.is_a?(type) }&.first || 'Generic'
  end

  # Calls a method; protected ones only from inside.
  def call(target, name, inside, args)
    inside ? target.send(name, *args) : target.public_send(name, *args)
  rescue NoMethodError => e
    e.instance_variable_set(:@kind, 'BadMethodCall') if e.name.to_s == name && e.receiver.equal?(target)
    raise
  end

  def read(target, name, inside)
    return target.instance_variable_get("@#{name}") if inside && !target.respond_to?(name, true)

    call(target, name, inside, [])
  end

  def write(target, name, inside, value)
    return target.instance_variable_set("@#{name}", value) if inside && !target.respond_to?("#{name}=", true)

    call(target, "#{name}=", inside, [value])
    value
  end

  def run(definition, context)
    CALLS[definition['id']] << context.args if definition.key?('id')
    evaluate(definition['body'], context)
  end

  def closure(definition, context)
    function = proc { |*args| Touchstone.run(definition, context.dup.tap { |own| own.args = args }) }
    handle_of(function, definition['id']) if definition.key?('id')
    function
  end

  # Returns the result of the inherited implementation of the method being run.
  def inherited(context, args)
    parent = context.owner.superclass
    return parent.instance_method(context.method).bind_call(context.this, *args) unless context.this.nil?

    parent.singleton_class.instance_method(context.method).bind_call(context.cls, *args)
  end

  def entries(of)
    of.is_a?(Array) ? of.each_with_index.to_h { |item, index| [index, item] } : of
  end

  def field(of, name, inside)
    return entries(of)[to_key(name)] if of.is_a?(Hash) || of.is_a?(Array)

    own = driver.spelled(name.to_s)
    of.respond_to?(own, inside) || inside ? read(of, own, inside) : nil
  end

  def text(value)
    value == true ? '1' : value == false ? '' : value.to_s
  end

  def throw_error(kind, message)
    error = driver::KINDS.fetch(kind, StandardError).new(message)
    error.instance_variable_set(:@kind, kind)
    raise error
  end

  # Makes a real subclass. Contracts ("implements") are fulfilled by having their methods, as the toy wants it.
  def define(e)
    owner = Class.new(e.key?('extends') ? class_of(e['extends']) : Object)
    part = ->(key) { e.fetch(key, {}).map { |name, value| [driver.spelled(name), value, name] } }
    part['properties'].each do |name, value|
      initial = evaluate(value)
      owner.attr_writer(name)
      owner.define_method(name) { instance_variable_defined?("@#{name}") ? instance_variable_get("@#{name}") : initial }
    end
    part['staticProperties'].each do |name, value|
      held = evaluate(value)
      owner.define_singleton_method(name) { held }
      owner.define_singleton_method("#{name}=") { |given| held = given }
    end
    part['methods'].each do |name, value, original|
      owner.define_method(name) { |*args| Touchstone.run(value['$fn'], Context.new(self, self.class, name, owner, args)) }
      owner.send(:protected, name) unless e.fetch('visibility', {}).fetch(original, 'public') == 'public'
    end
    part['staticMethods'].each do |name, value|
      owner.define_singleton_method(name) { |*args| Touchstone.run(value['$fn'], Context.new(nil, self, name, owner, args)) }
    end
    KNOWN[e['class']] = owner
  end

  # Makes the classes of docs/fixtures.md known, with operations that are spelled as everywhere.
  def provide_fixtures
    TouchstoneFixtures::ViewFactory.class_named = method(:class_of)
    TouchstoneFixtures::ALL.each do |type|
      KNOWN[type.name.split('::').last] = type
      [type, type.singleton_class].each do |owner|
        owner.instance_methods(false).each { |name| owner.alias_method(driver.spelled(name.to_s), name) }
      end
    end
  end

  EXPRESSIONS = { # e: what the tag holds, s: the context
    '$float' => ->(e, _) { { 'INF' => Float::INFINITY, '-INF' => -Float::INFINITY }.fetch(e, Float::NAN) },
    '$map' => ->(e, s) { e.to_h { |key, value| [to_key(key), evaluate(value, s)] } },
    '$missing' => ->(_, _) { MISSING },
    '$class' => ->(e, _) { class_of(e) },
    '$ref' => ->(e, _) { OBJECTS.fetch(e) { raise ProtocolError, "there is no object #{e.inspect}" } },
    '$arg' => ->(e, s) { s.args[e] },
    '$args' => ->(e, s) { s.args.drop(e) },
    '$this' => ->(_, s) { s.this },
    '$new' => ->(e, s) { class_of(e['class']).new(*evaluate(e['args'], s)) },
    '$call' => ->(e, s) { call(evaluate(e['on'], s), driver.spelled(e['operation']), this?(e['on']), evaluate(e['args'], s)) },
    '$parent' => ->(e, s) { inherited(s, evaluate(e, s)) },
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
    EXPRESSIONS.fetch(tag) { raise Cannot, "there is no expression #{tag} here" }.call(inner, context)
  end

  # What stands in a class reaches the protected members of its own object.
  def this?(e)
    e == { '$this' => true }
  end

  # ---- Verbs, and the transport

  ON_OBJECTS = %w[call get set].freeze
  ON_CLASSES = %w[create define callStatic getStatic setStatic].freeze

  def outcome(verb, params)
    subject = ON_OBJECTS.include?(verb) ? 'target' : 'class'
    raise ProtocolError, "expected the text #{subject}, received #{params.keys}" unless params[subject].is_a?(String)

    target = params['target']
    return { value: encode(CALLS[target]) } if verb == 'get' && target.start_with?('fn:') && params['property'] == 'calls'

    value = carry_out(verb, params)
  rescue ProtocolError
    raise
  rescue Cannot => e
    { cannot: e.message }
  rescue StandardError => e
    { error: { kind: kind_of(e), class: e.class.name, message: e.message } }
  else
    { value: encode(value) }
  end

  def carry_out(verb, params)
    return class_of(params['class']).new(*evaluate(params['args'])) if verb == 'create'
    return define(params) if verb == 'define'

    target = ON_OBJECTS.include?(verb) ? evaluate({ '$ref' => params['target'] }) : class_of(params['class'])
    place = [target, driver.spelled(params['operation'] || params['property']), params['from'] == 'inside']
    case verb
    when /^call/ then call(*place, evaluate(params['args']))
    when /^get/ then read(*place)
    else
      write(*place, evaluate(params['value']))
      nil
    end
  end

  def perform(verb, params)
    case verb
    when *ON_OBJECTS, *ON_CLASSES then outcome(verb, params)
    when 'initialize'
      { protocolVersion: 2, implementation: driver::IMPLEMENTATION,
        rows: { serves: driver::SERVES, lacks: driver::LACKS }, capabilities: driver::CAPABILITIES,
        traits: driver::TRAITS }
    when 'reset'
      [OBJECTS, HANDLES, CALLS, KNOWN].each(&:clear)
      provide_fixtures
      KNOWN.update(driver::CLASSES)
      driver.reset
    when 'shutdown' then nil
    else raise ProtocolError.new("unknown verb #{verb}", -32_601)
    end
  end

  # Returns the answer to one line, and the verb that it asked for.
  def answer(line)
    reply = { jsonrpc: '2.0', id: nil }
    request = JSON.parse(line, max_nesting: false)
    raise ProtocolError.new('expected a request', -32_600) unless request.is_a?(Hash) && request.key?('method')

    reply[:id] = request['id']
    [{ **reply, result: perform(request['method'], request.fetch('params', {})) }, request['method']]
  rescue StandardError => e
    code = e.is_a?(ProtocolError) ? e.code : e.is_a?(JSON::ParserError) ? -32_700 : -32_603
    [{ **reply, error: { code: code, message: "#{e.class}: #{e.message}" } }, nil]
  end

  # Answers the suite on stdin and stdout until it says shutdown, or ends.
  def serve(described)
    @driver = described
    perform('reset', {})
    out = $stdout.dup
    $stdout = $stderr # what the implementation prints must not get among the messages
    $stdin.set_encoding('UTF-8')
    $stdin.each_line do |line|
      reply, verb = answer(line)
      out.puts(JSON.generate(reply, max_nesting: 0))
      out.flush
      break if verb == 'shutdown'
    end
  end
end
